// Whether the steps of a solution are true: values are put in and worked out as floating numbers, apart from how the solver
// found them.
import { sameExpression } from '../algebra/normal-form.ts'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { evaluate, type Letters } from '../mathematics/evaluate.fixture.ts'
import type { Maths } from '../notation.ts'
import type { Solution } from './solution.ts'
import { everyPart, has, lettersOf } from './tree.ts'

/** Steps that speak of a single case or candidate, not of the whole. */
const OF_ONE_CASE =
  /\/(case-|bars-|factor-is-zero|solved-for|both-roots|two-values|complex-roots|zero-square|formula|denominator-not-zero|discriminant|check|solve-for|put-in|check-all|log-domain|factor-case|in-interval)/

/** Steps that start a case of their own. */
const CASE = /\/(substitute-back|factor-case)$/

/** Steps of raising, which may add solutions. */
const MAY_ADD = /\/(square-both-sides|raise-both-sides)/

const TRIED = [-7.5, -3, -1.25, -0.5, 0.3, 1, 1.75, 2, 3, 4.5, 9]
/** Past this it stands for no value: tan of a right angle as a floating number. */
const LARGEST = 1e12
const near = (a: number, b: number, gap = 1e-6) =>
  Math.abs(a - b) <= gap * Math.max(1, Math.abs(a), Math.abs(b))

/** What is not true of its work, a line a fault. */
export function stepFaults(solution: Solution): string[] {
  return solution.steps.flatMap(({ say, work }, index) => {
    if (!work) return []
    const fault = faultOf(solution, say.key, work, solution.steps.slice(0, index + 1))
    return fault ? [`${say.key}: ${linearText(work)}: ${fault}`] : []
  })
}

function faultOf(solution: Solution, key: string, work: Maths, before: readonly Step[]): string | null {
  switch (solution.kind) {
    case 'equation':
    case 'inequality':
      return relationFault(solution, key, work, before)
    case 'system':
      return systemFault(solution, work)
    case 'percent':
    case 'claim':
      return truthAt(work, {}) || key === 'solver/claim-false' ? null : 'false'
    case 'geometry':
      return geometryFault(solution, work, before)
    default:
      return expressionFault(solution, work)
  }
}

/** True, false or without a value. */
export function truthAt(work: Maths, letters: Letters): boolean | null {
  if (work.is === 'list') {
    const all = work.items.map((item) => truthAt(item, letters))
    return all.includes(null) ? null : all.every(Boolean)
  }
  if (work.is !== 'relation') return null
  const inner = work.left.is === 'relation' ? truthAt(work.left, letters) : true
  const from = work.left.is === 'relation' ? work.left.right : work.left
  const [left, right] = [evaluate(from, letters), evaluate(work.right, letters)]
  if (Number.isNaN(left) || Number.isNaN(right) || !Number.isFinite(left) || !Number.isFinite(right))
    return null
  const isEqual = near(left, right, 1e-9)
  const holds = {
    '=': isEqual,
    '≠': !isEqual,
    '<': !isEqual && left < right,
    '>': !isEqual && left > right,
    '≤': isEqual || left < right,
    '≥': isEqual || left > right,
    '≈': false,
  }[work.sign]
  return inner === null ? null : inner && holds
}

function relationFault(
  { given, answer }: Solution,
  key: string,
  work: Maths,
  steps: readonly Step[],
): string | null {
  const before = steps.map(({ say }) => say.key)
  const [typed] = given
  if (!typed || has(work, (part) => part.is === 'variable' && part.name === 'i')) return null
  const [letter = 'x'] = lettersOf(typed)
  const solutions =
    answer.is === 'solutions' && answer.real ? answer.values.map((value) => evaluate(value, WHOLE)) : []
  if (lettersOf(work).length === 0 && solutions.length + Number(answer.is === 'any-of') > 0) {
    return truthAt(work, {}) ? null : 'false'
  }
  if (/\/(add-periods|angle-alone)$/.test(key)) return periodFault(steps, typed, work, letter)
  const means = steps.findLast(({ say }) => say.key === 'solver/substitute')
  if (key === 'solver/base-angles') return truthAt(work, {}) ? null : 'another value'
  if (key === 'solver/in-interval') {
    const all = work.is === 'list' ? work.items : [work]
    const isSolved = (one: Maths) =>
      one.is === 'relation' && truthAt(typed, { [letter]: evaluate(one.right) })
    return all.every(isSolved) ? null : 'solves nothing'
  }
  const start = steps.findLast(({ say }) => CASE.test(say.key))
  if (start && start.work !== work && key !== 'solver/check') {
    return differsAt(work, start.work ?? work, [...solutions, ...TRIED], letter)
  }
  if (means && start?.work === work) return backFault(means, work, letter)
  if (OF_ONE_CASE.test(key) || before.some((one) => /\/(case-|bars-(left|right)|as-product)/.test(one))) {
    if (key === 'solver/denominator-not-zero' || key === 'solver/log-domain') {
      return solutions.every((value) => truthAt(work, { [letter]: value, ...meaning(means, value, letter) }))
        ? null
        : 'a solution is ruled out'
    }
    return null
  }
  // Powers of numbers below that are too near to 0 to be told from it.
  const tried = has(typed, isExponential) ? TRIED.filter((value) => Math.abs(value) <= 3) : TRIED
  for (const value of [...solutions, ...tried]) {
    const letters = { [letter]: value, ...meaning(means, value, letter) }
    const [now, first] = [truthAt(work, letters), truthAt(typed, { [letter]: value })]
    if (now === null || first === null) continue
    const mayAdd = before.some((one) => MAY_ADD.test(one) || one === 'solver/times-denominator')
    if (mayAdd ? first && !now : first !== now) return `${letter} = ${value}: ${now}`
  }
  return null
}

const isExponential = (part: Maths) => part.is === 'power' && lettersOf(part.exponent).length > 0

/** Any whole number. */
const WHOLE: Letters = { k: 1, n: 1 }

/** Every angle of a family solves the case that it belongs to. */
function periodFault(steps: readonly Step[], typed: Maths, work: Maths, letter: string): string | null {
  const start = steps.findLast(({ say }) => CASE.test(say.key))
  const from = start?.work ?? typed
  if (work.is !== 'relation') return 'no family'
  const [at0 = 0, at1 = 0] = [0, 1].map((x) => evaluate(work.left, { [letter]: x }))
  const wrong = [0, 1, -2].find((k) => {
    const x = (evaluate(work.right, { k, n: k }) - at0) / (at1 - at0)
    return truthAt(from, { [letter]: x }) !== true
  })
  return wrong === undefined ? null : `k = ${wrong}: does not solve ${linearText(from)}`
}

/** The value of the letter that stands for an expression. */
function meaning(substitute: Step | undefined, value: number, letter: string): Letters {
  const means = substitute?.say.with?.['means'] as Maths | undefined
  if (means?.is !== 'relation' || means.left.is !== 'variable') return {}
  return { [means.left.name]: evaluate(means.right, { [letter]: value }) }
}

/** e^x = 2 after t = e^x: 2 has to solve the equation in t. */
function backFault(substitute: Step, work: Maths, letter: string): string | null {
  const means = substitute.say.with?.['means'] as Maths | undefined
  if (means?.is !== 'relation' || means.left.is !== 'variable' || work.is !== 'relation' || !substitute.work)
    return 'nothing is put back'
  const sides = [work.left, means.right].map((side) => evaluate(side, { [letter]: 0.7 }))
  if (!near(sides[0] ?? 0, sides[1] ?? 1)) return 'another expression'
  return truthAt(substitute.work, { [means.left.name]: evaluate(work.right) }) ? null : 'solves nothing'
}

/** Where one of two equations is true and the other is not. */
function differsAt(work: Maths, from: Maths, values: readonly number[], letter: string): string | null {
  const found = values.find((value) => {
    const [now, first] = [work, from].map((one) => truthAt(one, { [letter]: value }))
    return now !== null && first !== null && now !== first
  })
  return found === undefined ? null : `${letter} = ${found}: not the same as ${linearText(from)}`
}

/** True with the measures that are given and the answer. An angle in a function is one in degrees. */
function geometryFault({ given, answer }: Solution, work: Maths, before: readonly Step[]): string | null {
  const results = answer.is === 'points' ? answer.points.flat() : 'value' in answer ? [answer.value] : []
  const found = before.findLast(({ say }) => say.key.startsWith('solver/geometry-') && say.key !== EXACT)
  const isFirst = found?.say.key === 'solver/geometry-half-perimeter'
  const knowns = given.flatMap((one) => (one.is === 'list' ? one.items : []))
  const letters: Record<string, number> = {}
  for (const one of knowns) {
    if (one.is === 'relation' && one.left.is === 'variable') letters[one.left.name] = evaluate(one.right)
  }
  letters['s'] = ((letters['a'] ?? 0) + (letters['b'] ?? 0) + (letters['c'] ?? 0)) / 2
  const [first = 0, second = first] = results.map((value) => evaluate(value))
  const left = work.is === 'relation' && work.left.is === 'variable' ? work.left.name : null
  if (left && !isFirst) letters[left] = left === 'y' ? second : first
  return truthAt(work, letters) ? null : 'false'
}

const EXACT = 'solver/geometry-exact'

function systemFault({ answer }: Solution, work: Maths): string | null {
  if (answer.is !== 'points') return null
  const points = answer.points.map((point) =>
    Object.fromEntries(answer.letters.map((letter, index) => [letter, evaluate(point[index] ?? work)])),
  )
  return points.some((point) => truthAt(work, point)) ? null : 'no solution makes it true'
}

function expressionFault({ given, answer }: Solution, work: Maths): string | null {
  const [typed] = given
  if (!typed || work.is === 'list') return null
  if (has(typed, (part) => part.is === 'variable' && part.name === 'i')) return null
  const [letter = 'x', ...others] = lettersOf(typed)
  const rest = Object.fromEntries(others.map((name, index) => [name, 1.3 + index]))
  let tried = 0
  for (const value of [0.4, 0.7, 1.3, 1.9]) {
    const letters = { ...rest, [letter]: value }
    if (work.is === 'relation') {
      const fault = hasIntegral(work)
        ? integralFault(work, letters, letter)
        : sidesFault(work, letters, letter)
      if (fault) return fault
      tried++
      continue
    }
    // Parts of a definite integral stand by themselves.
    if (answer.is === 'value' && !sameKind(typed, answer.value)) return null
    const [now, first] = [calculus(work, letters, letter), evaluate(typed, letters)]
    if (Number.isFinite(first) && !near(now, first)) return `${now} is not ${first}`
    tried++
  }
  return tried > 0 ? null : 'nothing was tried'
}

function sidesFault(
  work: Extract<Maths, { is: 'relation' }>,
  letters: Letters,
  letter: string,
): string | null {
  const [left, right] = [calculus(work.left, letters, letter), calculus(work.right, letters, letter)]
  const isKnown = Math.abs(left) < LARGEST && Math.abs(right) < LARGEST
  return isKnown && !near(left, right, has(work, ({ is }) => is === 'limit') ? 1e-3 : 1e-6)
    ? `${left} is not ${right}`
    : null
}

/** Whether the answer is another form of what was typed. */
function sameKind(typed: Maths, answer: Maths): boolean {
  try {
    return sameExpression(typed, answer)
  } catch {
    return false
  }
}

const hasIntegral = (work: Maths) => everyPart(work).some(({ is }) => is === 'integral')

/** Also derivatives, as (x²)′, and limits. */
function calculus(maths: Maths, letters: Letters, letter: string): number {
  if (maths.is === 'power' && maths.exponent.is === 'variable' && maths.exponent.name === '′') {
    const at = letters[letter] ?? 0
    const step = 1e-5
    const value = (x: number) => evaluate(maths.base, { ...letters, [letter]: x })
    return (value(at + step) - value(at - step)) / (2 * step)
  }
  if (maths.is === 'limit') {
    const text = linearText(maths.to)
    const to =
      text === '∞' ? 1e7 : text === '-∞' ? -1e7 : evaluate(maths.to) + (maths.side === '-' ? -1e-5 : 1e-5)
    return evaluate(maths.of, { [letter]: to })
  }
  return maths.is === 'variable' && maths.name === '∞' ? Number.NaN : evaluate(maths, letters)
}

function integralFault(
  work: Extract<Maths, { is: 'relation' }>,
  letters: Letters,
  letter: string,
): string | null {
  const { left, right } = work
  if (left.is !== 'integral') return 'no integral'
  if (left.from && left.to) {
    const [from, to] = [evaluate(left.from), evaluate(left.to)]
    const parts = 2000
    let sum = 0
    for (let part = 0; part < parts; part++) {
      sum += evaluate(left.of, { [letter]: from + ((part + 0.5) * (to - from)) / parts })
    }
    return Math.abs((sum * (to - from)) / parts - evaluate(right)) < 1e-4 ? null : 'another area'
  }
  const slope = slopeOf(right, letters, letter)
  if (!Number.isFinite(evaluate(left.of, letters))) return null
  return near(slope, evaluate(left.of, letters)) || Math.abs(slope - evaluate(left.of, letters)) < 1e-4
    ? null
    : 'its derivative is another'
}

/** Of A - ∫B as well. */
function slopeOf(of: Maths, letters: Letters, letter: string): number {
  const [first, last] = of.is === 'operation' && of.operator === '-' ? of.terms : []
  if (first && last?.is === 'integral') return slopeOf(first, letters, letter) - evaluate(last.of, letters)
  return calculus(
    { is: 'power', base: of, exponent: { is: 'variable', name: '′' } },
    { ...letters, C: 0 },
    letter,
  )
}
