import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STARTER_IDS, STARTER_SETS } from '#app/domain/flashcards/starter-sets.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { readCardText } from '#engine/cards/card-text.ts'

const sets = LOCALES.flatMap((locale) => {
  const file = new URL(`starter-cards/${locale}.json`, import.meta.url)
  const cards: Record<string, [string, string][]> = JSON.parse(readFileSync(file, 'utf8'))
  return STARTER_IDS.map((set) => ({ locale, set, cards: cards[set] ?? [] }))
})

test.each(sets)('$set in $locale has all its cards, each once, with two sides', ({ set, cards }) => {
  expect(cards).toHaveLength(STARTER_SETS[set])
  expect(new Set(cards.map(([front]) => front)).size).toBe(cards.length)
  for (const side of cards.flat()) expect(readCardText(side).length).toBeGreaterThan(0)
})

test('a side is a formula in every language or in none', () => {
  const formulas = sets
    .filter(({ set }) => set === 'math-formulas')
    .map(({ cards }) => cards.map(([, back]) => /^\$[^$]*\$$/.test(back)))
  for (const one of formulas) expect(one).toEqual(formulas[0])
})
