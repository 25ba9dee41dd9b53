"""The smallest window, to compare with: prints when its first frame was shown, and its memory, as one JSON line."""
import time

MARKS = [("python", time.perf_counter())]
import os  # noqa: E402

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
import pygame  # noqa: E402

pygame.display.init()
screen = pygame.display.set_mode((1920, 1080))
screen.fill((30, 40, 50))
pygame.display.flip()
MARKS.append(("first frame", time.perf_counter()))


def rss_mb() -> float:
    """Resident memory; 0 where the system does not tell."""
    try:
        with open("/proc/self/status") as status:  # noqa: PTH123 - nothing more is imported than needed
            return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))
    except OSError:
        return 0.0


if __name__ == "__main__":
    import json

    print(json.dumps({"marks": MARKS, "rss_mb": rss_mb()}), flush=True)
