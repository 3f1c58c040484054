// The questions of our own quiz banks, by id: what a fact is looked up in.
import { QUIZ_BANKS } from '#engine/games/quiz-banks.ts'

export const FACT_IDS: ReadonlySet<string> = new Set(
  Object.values(QUIZ_BANKS)
    .flatMap((bands) => Object.values(bands))
    .flatMap(({ items }) => items.map(({ id }) => id)),
)
