"""What holds scenes together: the stack, routes, work on threads, dialogs."""
