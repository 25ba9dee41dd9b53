"""The rulebook's one table: what the die does."""

from scenes.kit.rulebook import Cell, Content
from scenes.media.media import Media
from tests.sixth.rules import WINS_FROM


def die(media: Media) -> Content:
    """A3."""
    told = {f"1-{WINS_FROM - 1}": "ambush.keeps", f"{WINS_FROM}-6": "ambush.wins"}
    rows = [(Cell(faces), Cell(media.t(key))) for faces, key in told.items()]
    return Content((media.t("ambush.die"), ""), rows, (20, 80))


TABLES = {"die": die}
