import { describe, expect, test } from 'vitest'
import { optionsOf } from './options-of.ts'

const WORDS = {
  question: 'What is the Sun?',
  right: 'A star',
  wrong: [
    { text: 'A planet', why: 'Planets travel around a star.' },
    { text: 'A moon', why: 'Moons travel around a planet.' },
    { text: 'A comet', why: 'Comets are ice and dust.' },
  ],
  funFact: 'It is hot.',
}
const question = { id: 'sun', order: [2, 0, 3, 1] }
const marks = (state: Partial<Parameters<typeof optionsOf>[0]>) =>
  optionsOf({ question, hints: 0, lastAnswer: null, ...state }, WORDS).map(({ mark }) => mark)

test('options stand where the round has put them, the wrong ones with their reasons', () => {
  expect(optionsOf({ question, hints: 0, lastAnswer: null }, WORDS)).toEqual([
    { text: 'A moon', why: 'Moons travel around a planet.', mark: 'none' },
    { text: 'A star', why: null, mark: 'none' },
    { text: 'A comet', why: 'Comets are ice and dust.', mark: 'none' },
    { text: 'A planet', why: 'Planets travel around a star.', mark: 'none' },
  ])
})

describe('marks', () => {
  test.each([
    ['a question just asked has none', {}, ['none', 'none', 'none', 'none']],
    ['one hint', { hints: 1 }, ['none', 'none', 'none', 'struck']],
    ['two hints', { hints: 2 }, ['struck', 'none', 'none', 'struck']],
    ['the third strikes out no more', { hints: 3 }, ['struck', 'none', 'none', 'struck']],
    [
      'a right answer',
      { lastAnswer: { kind: 'right', chosen: 1, points: 10 } as const },
      ['none', 'right', 'none', 'none'],
    ],
    [
      'a wrong answer after a hint',
      { hints: 1, lastAnswer: { kind: 'wrong', chosen: 2, points: 0 } as const },
      ['none', 'right', 'wrong', 'struck'],
    ],
  ])('%s', (_name, state, expected) => {
    expect(marks(state)).toEqual(expected)
  })
})
