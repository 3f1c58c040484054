import { expect, test } from 'vitest'
import { checkAnswer } from '#engine/curriculum/check-answer.ts'
import { makeExercise } from '#engine/curriculum/generator.ts'
import { MATH_GENERATORS } from '#engine/curriculum/mathematics/generators.ts'
import { inFives, numbersToPick } from './numbers-to-pick.ts'

function exerciseOf(skill: string, seed: number, difficulty: 1 | 2 | 3 = 2) {
  const made = makeExercise(MATH_GENERATORS, {
    skill,
    version: MATH_GENERATORS[skill as keyof typeof MATH_GENERATORS].version,
    difficulty,
    seed,
  })
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

test('where something else is asked than how many are drawn, no numbers are offered', () => {
  let offered = 0
  for (const skill of Object.keys(MATH_GENERATORS))
    for (const difficulty of [1, 2, 3] as const)
      for (let seed = 0; seed < 8; seed++) {
        const exercise = exerciseOf(skill, seed, difficulty)
        const numbers = numbersToPick(exercise)
        if (numbers === null) continue
        offered++
        const right = numbers.filter(
          (number) => checkAnswer(exercise.answer, String(number), 'en').is === 'right',
        )
        expect(right, `${skill} ${difficulty} ${seed}`).toHaveLength(1)
      }
  expect(offered).toBeGreaterThan(0)
})

test('what is counted stands in rows of five; a single row, a circle and a heap stay as they are', () => {
  const groups = [{ thing: 'apple' as const, count: 8 }]
  expect(inFives({ kind: 'counters', groups, layout: 'rows', columns: 4 })).toMatchObject({ columns: 5 })
  expect(inFives({ kind: 'counters', groups, layout: 'rows', columns: 8 })).toMatchObject({ columns: 8 })
  expect(inFives({ kind: 'counters', groups, layout: 'circle' })).not.toHaveProperty('columns')
})
