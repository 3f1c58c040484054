// What cards ask in a test, and what of it can be judged.
import { expect, test } from 'vitest'
import type { Card } from '#engine/cards/card.ts'
import { seedRandom, withDice } from '#engine/core/random.ts'
import { checkAnswer } from '#engine/curriculum/check-answer.ts'
import { fillSentence } from '#engine/curriculum/fill-sentence.ts'
import { cardQuestions, cardSentences, exerciseOf } from './test-question.ts'

const card = (front: string, back: string, reverse = false): Card => ({ id: front, front, back, reverse })
const drawn = (cards: readonly Card[], most = 20) =>
  withDice(seedRandom(7), (dice) => cardQuestions({ id: 'set', cards }, most, dice))[0]

const PLANTS = ['root', 'stem', 'leaf', 'seed', 'bud'].map((part) => card(`${part}?`, part))

test('each card once, its answer among three other answers of the set', () => {
  const questions = drawn(PLANTS)
  expect(questions.map(({ asks }) => asks).sort()).toEqual(['bud?', 'leaf?', 'root?', 'seed?', 'stem?'])
  for (const { asks, options, right } of questions) {
    expect(`${options[right]}?`).toBe(asks)
    expect(new Set(options).size).toBe(4)
  }
  expect(drawn(PLANTS, 2)).toHaveLength(2)
})

test('answers that are the same are offered once, whatever their capitals', () => {
  const [question] = drawn([card('a', 'Cell'), card('b', 'cell'), card('c', 'Organ')], 1)
  expect(question?.options).toHaveLength(2)
})

test('a set of a thousand long answers is drawn from in no time', () => {
  const cards = Array.from({ length: 1_000 }, (_, index) => card(`q${index}`, 'a'.repeat(1_990) + index))
  const begun = performance.now()
  expect(drawn(cards)).toHaveLength(20)
  expect(performance.now() - begun).toBeLessThan(1_500)
})

test('a card that asks the same and answers otherwise is no wrong option', () => {
  for (const { options } of drawn([card('a', 'one'), card('a', 'two')])) expect(options).toHaveLength(1)
})

test('gaps are asked with the answers of other gaps, and a single one is typed', () => {
  const [typed] = drawn([card('The {{heart}} pumps.', '')])
  expect(typed).toEqual({ setId: 'set', asks: 'The … pumps.', options: ['heart'], right: 0 })
  const made = typed && exerciseOf({}, typed, 0)
  expect(made?.ok && checkAnswer(made.value.answer, 'heart', 'en').is).toBe('right')
  expect(made?.ok && checkAnswer(made.value.answer, 'lung', 'en').is).not.toBe('right')
  const two = drawn([card('The {{c1::heart}} pumps {{c2::blood}}.', '')])
  expect(two.map(({ options }) => options.toSorted())).toEqual([
    ['blood', 'heart'],
    ['blood', 'heart'],
  ])
})

test('both sides of a card that goes both ways, each among its kind', () => {
  const questions = drawn([card('dog', 'perro', true), card('cat', 'gato', true)])
  expect(questions).toHaveLength(4)
  expect(questions.find(({ asks }) => asks === 'dog')?.options.toSorted()).toEqual(['gato', 'perro'])
})

test('a formula is not asked', () => {
  expect(drawn([card('Area of a circle', '$πr^2$'), card('$x$', 'a letter')])).toEqual([])
})

test('words of a card are said as they are, also where they look like a place to fill in', () => {
  const question = { setId: 'set', asks: 'What does {name} do?', options: ['a'], right: 0 }
  const made = exerciseOf({}, question, 0)
  if (!made.ok) throw new Error(made.code)
  const words = { language: 'en' as const, sentences: cardSentences([question]), nouns: {}, people: [] }
  expect(fillSentence(made.value.question, words).join('').replace('\u2060', '')).toBe(question.asks)
})
