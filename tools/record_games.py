"""Records the games in tests/games. Run it again when a rule or the deck changes.

.venv/bin/python -m tools.record_games [board|cards ...]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tools.board_games import PLANS as BOARD_PLANS
from tools.card_games import PLANS as CARD_PLANS
from tools.recording import Plan, Seen, record, stray_files

PLANS: dict[str, Sequence[Plan]] = {"board": BOARD_PLANS, "cards": CARD_PLANS}
ALL_PLANS: tuple[Plan, ...] = (*BOARD_PLANS, *CARD_PLANS)


def main(games: Sequence[str]) -> int:
    lacking = [thing for game in games or PLANS for thing in record_all(PLANS[game])]
    for path in stray_files(ALL_PLANS):
        print(f"{path.name}: of no plan; remove it")
    if lacking:
        print("Not there:", ", ".join(lacking), "(try more SEEDS, or let another plan want it)")
    return 1 if lacking else 0


def record_all(plans: Sequence[Plan]) -> list[str]:
    """Record the games of all plans; says what should be in them and is not."""
    everything: Seen = plans[0].seen()
    lacking = []
    for plan in plans:
        kept, seen = record(plan)
        everything.things |= seen.things
        text = kept.as_text()
        plan.path.parent.mkdir(parents=True, exist_ok=True)
        plan.path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{plan.path.name:26} {len(kept.choices):4} choices {len(text):6} bytes  {len(seen.things)} things seen")
        lacking += [f"{thing} in {plan.path.name}" for thing in plan.wanted.split() if thing not in seen.things]
    return lacking + everything.lacking()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
