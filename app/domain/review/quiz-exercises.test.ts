import { describe, expect, it } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { QUIZ_BANKS } from '#engine/games/quiz-banks.ts'
import { quizExercises } from './quiz-exercises.ts'

describe.each([
  ['scienceExplorer', QUIZ_BANKS.science],
  ['historyQuest', QUIZ_BANKS.history],
])('%s', (game, banks) => {
  it.each(BANDS)('has an exercise of its own for every question of %s that a skill practises', (band) => {
    const { items, skills, none } = banks[band]
    const practised = Object.values(skills).flatMap((list) => list.split(' '))
    const ids = items.map(({ id }) => id)
    const exercises = quizExercises(game, band, ids)
    expect(new Set(exercises.map(({ skill, print }) => `${skill} ${print}`)).size).toBe(exercises.length)
    expect(exercises.length).toBeLessThanOrEqual(practised.length)
    expect(exercises.length).toBeGreaterThan(0.9 * (ids.length - none.split(' ').length))
  })
})

it('is nothing for games without exercises, and for questions that are none', () => {
  expect(quizExercises('mathMaster', 'middle', ['a'])).toEqual([])
  expect(quizExercises('constructor', 'middle', ['a'])).toEqual([])
  expect(quizExercises('historyQuest', 'middle', ['no-such-question'])).toEqual([])
})
