// Texts that share rare words are alike, whatever their endings; common words and small ones count little or nothing.
import { expect, test } from 'vitest'
import { alikePairs, type Said } from './likeness.fixture.ts'

const SAID: readonly Said[] = [
  { id: 'fortress', text: 'What was the Bastille in Paris?', answer: 'A fortress' },
  { id: 'storming', text: 'Which fortress in Paris did a crowd storm?', answer: 'The Bastille' },
  { id: 'tower', text: 'Which tower in Paris was built in 1889?', answer: 'The Eiffel Tower' },
  { id: 'continent', text: 'Which of these is a continent?', answer: 'Africa' },
  { id: 'continents', text: 'On which continents do lions live?', answer: 'Africa and Asia' },
]

const namesOf = (least: number) =>
  alikePairs(SAID, () => least).map(({ one, other }) => `${one.id} ${other.id}`)

test('finds the pair that asks about one thing, and the one with a word in two forms', () => {
  expect(namesOf(0.6)).toEqual(['fortress storming'])
  expect(namesOf(0.4)).toEqual(['fortress storming', 'continent continents'])
})

test('takes the limit of each pair', () => {
  const strict = alikePairs(SAID, (one) => (one.id === 'fortress' ? 1 : 0.4))
  expect(strict.map(({ one }) => one.id)).toEqual(['continent'])
})
