import { expect, it } from 'vitest'
import { announcementOf, type Spoken } from './announcement.ts'

const text = { definition: 'It lights the day.', sentence: 'The sun came up.' }
const asking: Spoken = {
  phase: 'asking',
  word: 'sun',
  tiles: ['u', 's', 'n'],
  answer: [],
  hints: 0,
  level: 2,
}
const task = 'Put these letters in order: u, s, n It lights the day.'

it.each<[string, Partial<Spoken>, 'level-up' | 'hint' | null, string | null, string]>([
  ['the letters of a word', {}, null, null, task],
  ['a new level with its first word', {}, 'level-up', 'Welcome to level 2!', task],
  ['the answer so far', { answer: [1, 0] }, null, null, 'Your answer so far: s, u'],
  ['an answer that is wrong', { answer: [1, 2, 0] }, null, 'Incorrect! Try again.', 's, n, u'],
  [
    'the sentence, once it was wrong twice',
    { answer: [1, 2, 0], hints: 1 },
    'hint',
    'Incorrect! Try again.',
    'The blank came up.',
  ],
  ['a first hint', { hints: 1 }, 'hint', null, 'The blank came up.'],
  ['a word that opens with a hint', { hints: 1 }, null, null, `${task} The blank came up.`],
  ['a letter', { hints: 2, answer: [1] }, 'hint', null, 'It starts with “s”.'],
  ['another letter', { hints: 3, answer: [1, 0] }, 'hint', null, 'It starts with “su”.'],
  ['the word found', { phase: 'feedback', answer: [1, 0, 2] }, null, 'Correct! +20 points', 'sun'],
  [
    'another word of the same letters',
    { phase: 'feedback', answer: [2, 0, 1] },
    null,
    'Correct! +20 points “nus” is a word, too! We were looking for “sun”.',
    '',
  ],
  [
    'what it means',
    { phase: 'reading', answer: [1, 0, 2] },
    null,
    null,
    'sun. It lights the day. The sun came up.',
  ],
])('says %s', (_, state, news, shown, spoken) => {
  expect(announcementOf({ ...asking, ...state }, text, news, 'en')).toEqual({ shown, spoken })
})

it('does without texts that could not be fetched', () => {
  expect(announcementOf({ ...asking, hints: 1 }, undefined, 'hint', 'en').spoken).toBe('')
  expect(announcementOf({ ...asking, phase: 'reading' }, undefined, null, 'en').spoken).toBe('sun')
})
