// Formulas as floating numbers, for checks that are independent of how an exercise was made.
import type { Point } from '../drawing.ts'
import type { Choice, Exercise, ExerciseDifficulty } from '../exercise.ts'
import { type Generators, makeExercise } from '../generator.ts'
import type { Maths } from '../notation.ts'
import type { Filler, Sentence } from '../sentence.ts'

export type Letters = Readonly<Record<string, number>>

const CONSTANTS: Letters = { π: Math.PI, e: Math.E }
const FUNCTIONS: Readonly<Record<string, (x: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  ln: Math.log,
  log: Math.log10,
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
}

/** Of ± the sign that the letter ± says, 1 or -1. NaN where there is no real value. @throws where a letter or function is not known */
export function evaluate(maths: Maths, letters: Letters = {}): number {
  const value = (inner: Maths) => evaluate(inner, letters)
  switch (maths.is) {
    case 'number':
      return maths.value.n / maths.value.d
    case 'fraction':
      return value(maths.over) / value(maths.under)
    case 'mixed':
      return maths.whole + maths.over / maths.under
    case 'operation': {
      const [first = 0, ...rest] = maths.terms.map(value)
      return rest.reduce((a, b) => {
        if (maths.operator === '+') return a + b
        if (maths.operator === '-') return a - b
        if (maths.operator === '±') return a + (letters['±'] ?? Number.NaN) * b
        return maths.operator === '×' ? a * b : a / b
      }, first)
    }
    case 'power':
      return value(maths.base) ** value(maths.exponent)
    case 'brackets':
      return value(maths.inside)
    case 'multiple':
      return value(maths.factor) * value(maths.of)
    case 'opposite':
      return -value(maths.of)
    case 'absolute':
      return Math.abs(value(maths.inside))
    case 'degrees':
      return (value(maths.of) * Math.PI) / 180
    case 'root': {
      const [inside, index] = [value(maths.of), maths.index ?? 2]
      return index % 2 === 1 ? Math.sign(inside) * Math.abs(inside) ** (1 / index) : inside ** (1 / index)
    }
    case 'variable': {
      const known = letters[maths.name] ?? CONSTANTS[maths.name]
      if (known === undefined) throw new Error(`no value of ${maths.name}`)
      return known
    }
    case 'apply':
      return valueOfFunction(maths.function, value(maths.of), letters)
    default:
      throw new Error(`no value of ${maths.is}`)
  }
}

function valueOfFunction(of: Maths, x: number, letters: Letters): number {
  if (of.is === 'variable' && FUNCTIONS[of.name]) return FUNCTIONS[of.name]?.(x) ?? Number.NaN
  if (of.is === 'power') return valueOfFunction(of.base, x, letters) ** evaluate(of.exponent, letters)
  if (of.is === 'subscript' && of.of.is === 'variable' && of.of.name === 'log')
    return Math.log(x) / Math.log(evaluate(of.below, letters))
  throw new Error(`no function ${JSON.stringify(of)}`)
}

/** Near each other; what has no finite value is near nothing. */
export const isClose = (a: number, b: number) =>
  Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))

/** Whether a relation holds; of a chain such as 1 < x < 3, whether both do. */
export function holds(maths: Maths, letters: Letters): boolean {
  if (maths.is !== 'relation') throw new Error(`${maths.is} is no relation`)
  const chained = maths.left.is === 'relation' ? maths.left : null
  if (chained && !holds(chained, letters)) return false
  const [left, right] = [evaluate(chained?.right ?? maths.left, letters), evaluate(maths.right, letters)]
  switch (maths.sign) {
    case '=':
      return isClose(left, right)
    case '≠':
      return !isClose(left, right)
    case '<':
      return left < right && !isClose(left, right)
    case '>':
      return left > right && !isClose(left, right)
    case '≤':
      return left < right || isClose(left, right)
    case '≥':
      return left > right || isClose(left, right)
    case '≈':
      return Math.abs(left - right) < 0.05 * Math.abs(right)
  }
}

/** Whether an option that names numbers takes in this one: a relation, or two of them joined by "or". */
export function takesIn(choice: Choice, letters: Letters): boolean {
  if ('maths' in choice) return holds(choice.maths, letters)
  if (!('say' in choice)) throw new Error('a drawing takes in nothing')
  return Object.values(choice.say.with ?? {}).some((part) => holds(part as Maths, letters))
}

/** A formula within the question. */
export function partOf({ question }: Exercise, name: string): Maths {
  return question.with?.[name] as Maths
}

export const numberOf = (exercise: Exercise, name: string) =>
  evaluate(asMaths(exercise.question.with?.[name]))

const asMaths = (filler: Filler | undefined): Maths =>
  typeof filler === 'number' ? { is: 'number', value: { n: filler, d: 1 } } : (filler as Maths)

/** The point a sentence such as "(2, 3)" names. */
export function pointOf({ question }: Exercise, name: string): Point {
  const sentence = question.with?.[name] as Sentence | undefined
  const { x, y } = sentence?.with ?? {}
  return [evaluate(asMaths(x)), evaluate(asMaths(y))]
}

/** The right side of an equation f(x) = ... or y = ... */
export function rightSide(maths: Maths | undefined): Maths {
  if (maths?.is !== 'relation') throw new Error('not an equation')
  return maths.right
}

export function leftSide(maths: Maths | undefined): Maths {
  if (maths?.is !== 'relation') throw new Error('not an equation')
  return maths.left
}

/** What stands in f( ), and such. */
export function argumentOf(maths: Maths | undefined): Maths {
  if (maths?.is === 'apply') return maths.of
  if (maths?.is === 'subscript') return maths.below
  throw new Error('not a function')
}

export interface Options {
  readonly right: Choice
  readonly wrong: readonly Choice[]
}

export function optionsOf({ answer }: Exercise): Options {
  if (answer.kind !== 'choice') throw new Error(`a ${answer.kind} has no options`)
  const right = answer.options[answer.right]
  if (!right) throw new Error('no right option')
  return { right, wrong: answer.options.filter((_, index) => index !== answer.right) }
}

export function mathsOf(choice: Choice): Maths {
  if (!('maths' in choice)) throw new Error('not a formula')
  return choice.maths
}

export function answerOf({ answer }: Exercise): number {
  if (answer.kind !== 'number') throw new Error(`a ${answer.kind} is not one number`)
  return answer.right.n / answer.right.d
}

/** The answer that is typed, and what mistakes would type. */
export function typedOf({ answer }: Exercise): Options {
  if (answer.kind !== 'expression') throw new Error(`a ${answer.kind} is not typed`)
  return { right: { maths: answer.right }, wrong: answer.wrong.map(({ value }) => ({ maths: value })) }
}

/** Several exercises of a skill at a difficulty. */
export function drawn(generators: Generators, skill: string, difficulty: ExerciseDifficulty): Exercise[] {
  return Array.from({ length: 60 }, (_, seed) => {
    const made = makeExercise(generators, {
      skill,
      version: generators[skill]?.version ?? 0,
      difficulty,
      seed,
    })
    if (!made.ok) throw new Error(made.code)
    return made.value
  })
}

/** The expression, and whether each option is equal to it wherever both have a value: the right one alone is. */
export function onlyRightEquals(expression: Maths, { right, wrong }: Options, letter = 'x'): boolean {
  const equals = (choice: Choice) =>
    [0.37, 1.61, 2.83, 4.19].every((at) =>
      isClose(evaluate(expression, { [letter]: at }), evaluate(mathsOf(choice), { [letter]: at })),
    )
  return equals(right) && !wrong.some(equals)
}

/** The derivative by a central difference. */
export const slopeAt = (f: (x: number) => number, x: number, h = 1e-4) => (f(x + h) - f(x - h)) / (2 * h)
