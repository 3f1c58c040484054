import { expect, test } from 'vitest'
import { checkAnswer } from '#engine/curriculum/check-answer.ts'
import { makeExercise } from '#engine/curriculum/generator.ts'
import { MATH_GENERATORS } from '#engine/curriculum/mathematics/generators.ts'
import { inFives, numbersToPick } from './numbers-to-pick.ts'

function exerciseOf(skill: string, seed: number) {
  const made = makeExercise(MATH_GENERATORS, { skill, version: 1, difficulty: 2, seed })
  if (!made.ok) throw new Error(made.code)
  return made.value
}

test('of three numbers one is right, at each of the three places in turn', () => {
  const places = new Set<number>()
  for (let seed = 0; seed < 30; seed++) {
    const exercise = exerciseOf('count-objects-to-20', seed)
    const right = (numbersToPick(exercise) ?? []).map(
      (number) => checkAnswer(exercise.answer, String(number), 'en').is === 'right',
    )
    expect(right.filter(Boolean)).toHaveLength(1)
    expect(right).toHaveLength(3)
    places.add(right.indexOf(true))
  }
  expect(places.size).toBe(3)
})

test('two groups, or numbers without a picture, are no counting', () => {
  expect(numbersToPick(exerciseOf('compare-groups-to-10', 1))).toBeNull()
  expect(numbersToPick(exerciseOf('count-to-100', 1))).toBeNull()
})

test('what is counted stands in rows of five; a circle and a heap stay as they are', () => {
  const groups = [{ thing: 'apple' as const, count: 8 }]
  expect(inFives({ kind: 'counters', groups, layout: 'rows', columns: 8 })).toMatchObject({ columns: 5 })
  expect(inFives({ kind: 'counters', groups, layout: 'circle' })).not.toHaveProperty('columns')
})
