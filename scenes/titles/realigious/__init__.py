"""The screens of Realigious."""
