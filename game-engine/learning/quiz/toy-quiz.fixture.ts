// A small quiz for the tests of the quiz rules: two levels of two questions from banks of six, every difficulty in each.
import type { QuizItem } from './quiz-item.ts'
import type { QuizSetup } from './quiz-setup.ts'

const topic = (number: number): QuizItem[] =>
  ([1, 2, 3, 4, 5, 3] as const).map((difficulty, index) => ({
    id: `item-${number}-${index}`,
    topic: number,
    skill: index % 2 === 0 ? 'even' : 'odd',
    difficulty,
    source: 'made up',
  }))

const TOY_ITEMS: readonly QuizItem[] = [...topic(1), ...topic(2)]

export function toySetup(setup: Partial<QuizSetup> = {}): QuizSetup {
  return {
    id: 'toy',
    version: 1,
    skillArea: 'toy',
    pointsPerLevel: 10,
    perLevel: { elementary: 2, middle: 2, high: 2 },
    lastLevels: { elementary: 2, middle: 2, high: 2 },
    banks: { elementary: TOY_ITEMS, middle: TOY_ITEMS, high: TOY_ITEMS },
    order: 'drawn',
    factAfterMs: { right: 1_000, wrong: 1_500 },
    ...setup,
  }
}
