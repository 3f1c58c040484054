// The examples on the page are answered by what the page has: in each language, from our own banks.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { findFact } from '#engine/curriculum/homework/find-nearest.ts'
import { recognise } from '#engine/curriculum/homework/recognise.ts'
import { ELEMENTARY_PRACTICE as HISTORY } from '#engine/games/history-quest/practice/elementary.ts'
import { HIGH_PRACTICE as HIGH_HISTORY } from '#engine/games/history-quest/practice/high.ts'
import { MIDDLE_PRACTICE as MIDDLE_HISTORY } from '#engine/games/history-quest/practice/middle.ts'
import { ELEMENTARY_PRACTICE as SCIENCE } from '#engine/games/science-explorer/practice/elementary.ts'
import { HIGH_PRACTICE as HIGH_SCIENCE } from '#engine/games/science-explorer/practice/high.ts'
import { MIDDLE_PRACTICE as MIDDLE_SCIENCE } from '#engine/games/science-explorer/practice/middle.ts'
import { factsOf } from './load-facts.ts'

const BANKS = {
  'history-quest': { elementary: HISTORY, middle: MIDDLE_HISTORY, high: HIGH_HISTORY },
  'science-explorer': { elementary: SCIENCE, middle: MIDDLE_SCIENCE, high: HIGH_SCIENCE },
}

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))

const allFacts = (game: keyof typeof BANKS, language: Language) =>
  Object.entries(BANKS[game]).flatMap(([band, bank]) =>
    factsOf(bank, read(`game-engine/games/${game}/words/${language}/${band}.json`)),
  )

test.each(LANGUAGES)('the examples in %s', (language) => {
  const { homework_recent_math, homework_recent_science, homework_recent_history } = read(
    `app/i18n/messages/${language}/homework.json`,
  )
  expect(recognise(homework_recent_math, 'math', language)).toMatchObject({ is: 'maths' })
  expect(findFact(homework_recent_science, allFacts('science-explorer', language), language)?.id).toBe(
    'plants-use-sunlight',
  )
  expect(findFact(homework_recent_history, allFacts('history-quest', language), language)?.id).toBe(
    'pyramids-were-tombs-for-kings',
  )
})

test.each(LANGUAGES)('the examples in the empty field in %s are answered', (language) => {
  const { homework_placeholder, homework_placeholder_elementary } = read(
    `app/i18n/messages/${language}/homework.json`,
  )
  for (const example of [homework_placeholder, homework_placeholder_elementary])
    expect(recognise(example, 'math', language), example).toMatchObject({ is: 'maths', isVerified: true })
})

test.each(LANGUAGES)('each question of the banks in %s is found by its own words', (language) => {
  for (const game of ['history-quest', 'science-explorer'] as const) {
    const facts = allFacts(game, language)
    const some = facts.filter((_, index) => index % 25 === 0)
    const missed = some.filter(({ question, id }) => {
      const found = findFact(question, facts, language)
      return found !== null && found.id !== id && found.right !== facts.find((one) => one.id === id)?.right
    })
    expect(missed.map(({ id }) => id)).toEqual([])
  }
})

test.each([
  'Why is the sky blue?',
  'Who won the football game yesterday?',
  'What is the meaning of life?',
  'How do I make a bomb?',
  'Write my essay about plants',
])('nothing is made up for %s', (question) => {
  const facts = [...allFacts('history-quest', 'en'), ...allFacts('science-explorer', 'en')]
  const found = findFact(question, facts, 'en')
  expect(found?.question ?? null).toBeNull()
})
