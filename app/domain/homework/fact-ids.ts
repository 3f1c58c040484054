// The questions of our own quiz banks, by id: what a fact is looked up in.
import { ELEMENTARY_ITEMS as ELEMENTARY_HISTORY } from '#engine/games/history-quest/bank/elementary.ts'
import { HIGH_ITEMS as HIGH_HISTORY } from '#engine/games/history-quest/bank/high.ts'
import { MIDDLE_ITEMS as MIDDLE_HISTORY } from '#engine/games/history-quest/bank/middle.ts'
import { ELEMENTARY_ITEMS as ELEMENTARY_SCIENCE } from '#engine/games/science-explorer/bank/elementary.ts'
import { HIGH_ITEMS as HIGH_SCIENCE } from '#engine/games/science-explorer/bank/high.ts'
import { MIDDLE_ITEMS as MIDDLE_SCIENCE } from '#engine/games/science-explorer/bank/middle.ts'

export const FACT_IDS: ReadonlySet<string> = new Set(
  [
    ELEMENTARY_HISTORY,
    MIDDLE_HISTORY,
    HIGH_HISTORY,
    ELEMENTARY_SCIENCE,
    MIDDLE_SCIENCE,
    HIGH_SCIENCE,
  ].flatMap((items) => items.map(({ id }) => id)),
)
