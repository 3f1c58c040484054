// The rules that hold the hints: each kind of answer is given away on purpose and found.
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#engine/core/languages.ts'
import { readWords } from '#tests/factories/math-words.ts'
import type { Answer, Exercise, ExerciseDifficulty } from '../exercise.ts'
import { type Generators, makeExercise } from '../generator.ts'
import { fraction, num } from '../notation.ts'
import type { Filler, Sentence } from '../sentence.ts'
import { MATH_GENERATORS } from './generators.ts'
import { hintFaults } from './hint-faults.fixture.ts'

const GENERATORS: Generators = MATH_GENERATORS
const WORDS = LANGUAGES.map(readWords)

type Kind = Answer['kind']
type Of<K extends Kind> = Extract<Answer, { readonly kind: K }>

function made<K extends Kind>(
  kind: K,
  skill: string,
  difficulty: ExerciseDifficulty,
): { readonly exercise: Exercise; readonly answer: Of<K> } {
  const version = GENERATORS[skill]?.version ?? 0
  const result = makeExercise(GENERATORS, { skill, version, difficulty, seed: 1 })
  if (!result.ok || result.value.answer.kind !== kind) throw new Error(`${skill} does not ask for ${kind}`)
  return { exercise: result.value, answer: result.value.answer as Of<K> }
}

const telling = (answer: Filler): Sentence => ({ key: 'common/answer', with: { answer } })
const both = (first: Filler, rest: Filler): Sentence => ({ key: 'common/listed', with: { first, rest } })
const inRow = ([first = 0, ...rest]: readonly Filler[]): Filler =>
  rest.length === 0 ? first : both(first, inRow(rest))

/** What is found where these are said instead of the hints of these numbers. */
function found(exercise: Exercise, said: Readonly<Partial<Record<1 | 2, Filler>>>): string[] {
  const [first, second, third] = exercise.hints
  const say = (filler: Filler | undefined, hint: Sentence) => (filler === undefined ? hint : telling(filler))
  return hintFaults({ ...exercise, hints: [say(said[1], first), say(said[2], second), third] }, WORDS)
}

const FIRST = ['hint 1 tells the answer']
const SECOND = ['hint 2 tells the answer']

describe('a hint gives the answer away', () => {
  test('with the number, or with both parts of the fraction', () => {
    const { exercise, answer } = made('number', 'add-fractions-unlike', 2)
    const { n, d } = answer.right
    expect(d).toBeGreaterThan(1)
    expect(found(exercise, { 1: fraction(n, d) })).toEqual(FIRST)
    expect(found({ ...exercise, question: telling(0) }, { 2: both(n, d) })).toEqual(SECOND)
    expect(found({ ...exercise, question: telling(fraction(n, d)) }, { 2: both(n, d) })).toEqual([])
  })

  test('with all numbers of several fields, not with one', () => {
    const { exercise, answer } = made('numbers', 'divide-by-one-digit', 3)
    const values = answer.right.map(num)
    expect(found(exercise, { 1: inRow(values) })).toEqual(FIRST)
    expect(found(exercise, { 1: inRow(values.slice(1)) })).toEqual([])
  })

  test('with both coordinates of a point that the question does not name', () => {
    const { exercise, answer } = made('point', 'coordinate-proofs', 1)
    expect(found(exercise, { 2: both(...answer.right) })).toEqual(SECOND)
    expect(
      found({ ...exercise, question: telling(both(...answer.right)) }, { 2: both(...answer.right) }),
    ).toEqual([])
  })

  test('with the expression, or another that says the same', () => {
    const { exercise, answer } = made('expression', 'expand-and-factor-linear', 1)
    const right = answer.right
    const doubled = { is: 'operation', operator: '+', terms: [right, num(0)] } as const
    const asked = { ...exercise, question: telling(0) }
    expect(found(asked, { 1: right })).toEqual(FIRST)
    expect(found(asked, { 2: doubled })).toEqual(SECOND)
  })

  test('with the option to choose, unless the first hint names all of them', () => {
    const { exercise, answer } = made('choice', 'samples-and-experiments', 1)
    const options = answer.options.flatMap((option) => ('say' in option ? [option.say] : []))
    const [right = telling(0)] = options.slice(answer.right)
    expect(found(exercise, { 1: right })).toEqual(FIRST)
    expect(found(exercise, { 2: right })).toEqual(SECOND)
    expect(found(exercise, { 1: inRow(options) })).toEqual([])
  })

  test('with all right options of several and no wrong one', () => {
    const { exercise, answer } = made('multi-select', 'factors-and-primes', 1)
    const values = answer.options.flatMap((option) => ('maths' in option ? [option.maths] : []))
    const right = values.filter((_, index) => answer.right.includes(index))
    expect(found(exercise, { 1: inRow(right) })).toEqual(FIRST)
    expect(found(exercise, { 2: inRow(right) })).toEqual(SECOND)
    expect(found(exercise, { 1: inRow(values), 2: inRow(values) })).toEqual([])
  })

  test('with a pair of a matching, in the second hint with most of them', () => {
    const { exercise } = made('matching', 'describe-graphs', 1)
    const answer: Of<'matching'> = {
      kind: 'matching',
      items: [{ maths: num(70) }, { maths: num(80) }, { maths: num(90) }],
      options: [telling(7), telling(8), telling(9)],
      right: [0, 1, 2],
      wrong: [],
    }
    const pairs = [both(70, telling(7)), both(80, telling(8))]
    const asked = { ...exercise, answer }
    expect(found(asked, { 1: inRow(pairs.slice(0, 1)) })).toEqual(FIRST)
    expect(found(asked, { 2: inRow(pairs.slice(0, 1)) })).toEqual([])
    expect(found(asked, { 2: inRow(pairs) })).toEqual(SECOND)
  })

  test('with the whole order, in the first hint with what comes first or last', () => {
    const { exercise, answer } = made('ordering', 'compare-three-digit', 3)
    const sorted = answer.right.flatMap((index) => answer.items[index] ?? [])
    expect(found(exercise, { 2: inRow(sorted) })).toEqual(SECOND)
    expect(found(exercise, { 1: inRow(sorted.slice(0, 1)) })).toEqual(FIRST)
    expect(found(exercise, { 1: inRow([...sorted].reverse()) })).toEqual([])
  })
})
