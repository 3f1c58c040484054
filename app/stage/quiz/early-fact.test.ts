import { expect, test } from 'vitest'
import type { QuizWords } from '#engine/learning/quiz/quiz-words.ts'
import { earlyFact } from './early-fact.ts'

test.each([
  [
    'The roots',
    'Some trees have roots deeper than a building is tall.',
    'Some trees have … deeper than a building is tall.',
  ],
  ['A star', 'Stars shine by their own light.', '… shine by their own light.'],
  ['The Sun', 'It takes eight minutes from the Sun.', 'It takes eight minutes from the ….'],
  ['Les racines', 'Là, les racines descendent très bas.', 'Là, les … descendent très bas.'],
  ['海洋', '把最高的山放进海洋最深的地方。', '把最高的山放进……最深的地方。'],
] as const)('%s is not told early', (right, funFact, early) => {
  expect(earlyFact({ right, funFact })).toBe(early)
})

test.each([
  ['They stacked cut stones', 'Nothing sticks the stones together.'],
  ['12', 'Its tower is 120 steps high.'],
  ['6 m/s', 'The fastest rider went 40 m/s.'],
  ['Luz del sol', 'Solo una parte llega al trigal.'],
  ['Brazil', 'It lies in South America.'],
] as const)('%s: a fact that does not tell it stays whole', (right, funFact) => {
  expect(earlyFact({ right, funFact })).toBe(funFact)
})

const BANKS = import.meta.glob<QuizWords>(
  '/game-engine/games/{science-explorer,history-quest}/words/*/*.json',
  {
    eager: true,
    import: 'default',
  },
)

test('no bank, in any language, tells a right answer by its last hint, or nothing at all', () => {
  expect(Object.keys(BANKS)).toHaveLength(24)
  const items = Object.entries(BANKS).flatMap(([path, { items }]) =>
    Object.entries(items).map(([id, item]) => ({ id: `${path} ${id}`, item, early: earlyFact(item) })),
  )
  const telling = items.filter(({ item, early }) => isToldIn(early, item.right))
  expect(telling.map(({ id }) => id)).toEqual([])
  const bare = items.filter(({ item, early }) => early.length < item.funFact.length / 3)
  expect(bare.map(({ id }) => id)).toEqual([])
})

const HAN = /\p{Script=Han}/u
const LETTER = /[\p{L}\p{N}]/u

/** As a word or words of its own, or anywhere in Chinese, which has no spaces. */
function isToldIn(text: string, right: string): boolean {
  const [told, answer] = [text.toLowerCase(), right.toLowerCase()]
  if (HAN.test(answer)) return told.includes(answer)
  for (let at = told.indexOf(answer); at !== -1; at = told.indexOf(answer, at + 1)) {
    if (!LETTER.test(told.charAt(at - 1)) && !LETTER.test(told.charAt(at + answer.length))) return true
  }
  return false
}
