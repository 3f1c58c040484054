// The learner's own step: whether it keeps the value or the solutions of the question, and where it does not, what broke.
import type { Language } from '#engine/core/languages.ts'
import { saysTheSame } from '../algebra/check-expression.ts'
import { difference as formDifference, normalForm, sameExpression } from '../algebra/normal-form.ts'
import { isZero, Uncountable } from '../algebra/polynomial.ts'
import { linearText } from '../linear-text.ts'
import { type Maths, num, relation, type Sign } from '../notation.ts'
import { holdsAlways } from '../solver/check-claim.ts'
import { exactFunctions } from '../solver/exact-functions.ts'
import { simplify } from '../solver/simplify.ts'
import { type Solution, type Unsolvable, Unsolved } from '../solver/solution.ts'
import { readAs, solveLine } from '../solver/solve-line.ts'
import { bare, everyPart, held, lettersOf, substituted } from '../solver/tree.ts'
import { type Mistake, mistakeIn } from './known-mistakes.ts'
import { readMove } from './read-move.ts'
import { spokenLine } from './spoken-line.ts'

/** What is wrong with a step; each is a fact about what was typed, never a guess. */
export type Broken =
  /** Only one side of the equation changed, by so much. */
  | { readonly what: 'one-side'; readonly side: 'left' | 'right'; readonly by: Maths }
  /** Both sides changed, by different amounts. */
  | { readonly what: 'sides-differ'; readonly left: Maths; readonly right: Maths }
  /** This value solves the line that was typed; put into the question both sides differ. */
  | { readonly what: 'other-solution'; readonly value: Maths; readonly left: Maths; readonly right: Maths }
  /** It says that two numbers are equal that are not. */
  | { readonly what: 'false-claim' }
  /** A solution of the question is missing. */
  | { readonly what: 'solution-missing' }
  | { readonly what: 'other-letter' }
  | { readonly what: 'value'; readonly mistake: Mistake | null }
  | { readonly what: 'not-the-same' }

export type StepVerdict =
  | { readonly is: 'solved' }
  /** It keeps the value or the solutions. */
  | { readonly is: 'right'; readonly now: Maths }
  /** Said in words; this is what it makes of the question. */
  | { readonly is: 'done'; readonly now: Maths }
  /** True, and a part of the question. */
  | { readonly is: 'part' }
  /** True, and it does not lead on. */
  | { readonly is: 'aside' }
  | { readonly is: 'wrong'; readonly broken: Broken }
  | { readonly is: 'unread'; readonly why: Unsolvable }
  /** A step of a kind that exact rules do not reach. */
  | { readonly is: 'unsure' }

type Relation = Extract<Maths, { is: 'relation' }>

/** @param typed untrusted @param from the line it starts from: the question, or the last right step */
export function checkStep(
  solution: Solution,
  from: Maths | null,
  typed: string,
  language: Language,
): StepVerdict {
  try {
    const moved = from && from.is === 'relation' ? readMove(typed, from, language) : null
    if (moved) return moved.now === null ? { is: 'unsure' } : { is: 'done', now: moved.now }
    const line = spokenLine(typed)
    const [read, ...more] = readAs(line, language)
    const solved = solveLine(line, { language })
    if (!read || more.length > 0) {
      if (solved.ok && solution.kind === 'system') return ofSystemSolved(solution, solved.value)
      if (solved.ok && (solved.value.answer.is === 'value' || solved.value.answer.is === 'percent'))
        return ofValue(solution, solved.value.answer.value, typed)
      return { is: 'unread', why: solved.ok ? 'other' : solved.code }
    }
    switch (solution.kind) {
      case 'equation':
      case 'inequality':
        return read.is === 'relation' ? ofRelation(solution, from, read) : ofLooseValue(solution, read)
      case 'system':
        return read.is === 'relation' ? ofSystem(solution, read) : { is: 'unread', why: 'other' }
      case 'derivative':
      case 'simplify':
      case 'expand':
      case 'factor':
      case 'calculation':
      case 'percent':
        return read.is === 'relation' ? ofClaim(solution, read) : ofValue(solution, read, typed)
      case 'geometry':
        // A = 36π as well as 36π.
        return ofUnsure(solution, read.is === 'relation' ? read.right : read)
      default:
        return ofUnsure(solution, read)
    }
  } catch (error) {
    if (error instanceof Uncountable) return { is: 'unread', why: error.code }
    if (error instanceof Unsolved) return { is: 'unsure' }
    if (error instanceof RangeError) return { is: 'unread', why: 'too_large' }
    throw error
  }
}

const HUNDRED = num(100)

/** An expression in place of the question: equal to it or not. */
function ofValue(solution: Solution, read: Maths, typed: string): StepVerdict {
  const { answer } = solution
  if (answer.is !== 'value' && answer.is !== 'percent') return ofUnsure(solution, read)
  const isEqual =
    sameValue(read, answer.value) ||
    // 0.75 or 18/24 for 75 percent.
    (answer.is === 'percent' &&
      sameExpression({ is: 'operation', operator: '×', terms: [held(read), HUNDRED] }, answer.value))
  if (!isEqual) return { is: 'wrong', broken: { what: 'value', mistake: mistakeIn(solution, read) } }
  // As short as the answer: nothing is left to do.
  const isDone =
    linearText(read).length <= linearText(answer.value).length || typed.trim() === linearText(answer.value)
  return isDone && solution.kind !== 'factor' ? { is: 'solved' } : finished(solution, read)
}

const finished = ({ answer }: Solution, read: Maths): StepVerdict =>
  answer.is === 'value' &&
  linearText(read).replaceAll(' ', '') === linearText(answer.value).replaceAll(' ', '')
    ? { is: 'solved' }
    : { is: 'right', now: read }

/** "1/2 + 1/3 = 3/6 + 2/6" in answer to an expression. */
function ofClaim(solution: Solution, read: Relation): StepVerdict {
  const parts = partsOfChain(read)
  const last = parts.at(-1)
  for (let at = 1; at < parts.length; at++) {
    const [left, right] = [parts[at - 1], parts[at]]
    if (!left || !right) continue
    const holds = holdsAlways(left, '=', right)
    if (holds === false) return { is: 'wrong', broken: { what: 'false-claim' } }
    if (holds === null) return { is: 'unsure' }
  }
  const { answer, given } = solution
  if (answer.is === 'value' && last && sameExpression(last, answer.value))
    return ofValue(solution, last, linearText(last))
  const [first] = given
  const isPart =
    first !== undefined &&
    everyPart(first).some(
      (part) => isNumeric(part) && parts.some((one) => isNumeric(one) && sameExpression(part, one)),
    )
  return {
    is: isPart || solution.steps.some(({ work }) => work && saysOneOf(work, parts)) ? 'part' : 'aside',
  }
}

const saysOneOf = (work: Maths, parts: readonly Maths[]) =>
  work.is === 'relation' &&
  partsOfChain(work).some((side) =>
    parts.some((one) => isNumeric(side) && isNumeric(one) && sameExpression(side, one)),
  )

/** A number or a calculation with numbers alone, but no number by itself of a single figure: those are everywhere. */
const isNumeric = (maths: Maths) =>
  ['fraction', 'mixed', 'operation', 'power', 'root', 'brackets', 'multiple', 'number'].includes(maths.is) &&
  lettersOf(maths).length === 0

function partsOfChain(of: Relation): Maths[] {
  return of.left.is === 'relation' ? [...partsOfChain(of.left), of.right] : [of.left, of.right]
}

/** Another line of an equation or inequality. */
function ofRelation(solution: Solution, from: Maths | null, read: Relation): StepVerdict {
  const [given] = solution.given
  if (given?.is !== 'relation') return { is: 'unsure' }
  const [letter = 'x'] = lettersOf(given)
  const letters = lettersOf(read)
  // A family of solutions, with a letter of its own for whole numbers.
  if (
    solution.answer.is === 'solutions' &&
    solution.answer.whole &&
    letters.length === 2 &&
    letters.includes(letter)
  )
    return { is: 'unsure' }
  if (letters.some((one) => one !== letter)) return { is: 'wrong', broken: { what: 'other-letter' } }
  if (letters.length === 0) {
    const truth = partsOfChain(read).length === 2 ? holdsAlways(read.left, read.sign, read.right) : null
    return truth === null
      ? { is: 'unsure' }
      : truth
        ? { is: 'aside' }
        : { is: 'wrong', broken: { what: 'false-claim' } }
  }
  const isSame =
    partsOfChain(given).length === 2 && partsOfChain(read).length === 2 && saysTheSame(given, read)
  const solved = solveLine(lineWithin(read, solution), { language: 'en' })
  if (isSame || (solved.ok && sameAnswer(solution.answer, solved.value.answer))) {
    return isSolvedForm(read, letter) ? { is: 'solved' } : { is: 'right', now: read }
  }
  if (!solved.ok) return { is: 'unsure' }
  if (mayAddSolutions(solution) && hasAllOf(solution.answer, solved.value.answer))
    return { is: 'right', now: read }
  return { is: 'wrong', broken: whatBroke(solution, from, read, solved.value) }
}

/** The line in the interval of the question. */
function lineWithin(read: Relation, { on }: Solution): string {
  if (!on) return linearText(read)
  const [open, close] = [on.closed[0] ? '[' : '(', on.closed[1] ? ']' : ')']
  return `${linearText(read)} on ${open}${linearText(on.from)}, ${linearText(on.to)}${close}`
}

/** A number alone, where "x = 5" is meant. */
function ofLooseValue(solution: Solution, read: Maths): StepVerdict {
  const { answer } = solution
  if (answer.is !== 'solutions' || lettersOf(read).length > 0) return { is: 'unread', why: 'other' }
  const letter = { is: 'variable', name: answer.letter } as const
  return ofRelation(solution, null, relation(letter, '=', read) as Relation)
}

const isSolvedForm = ({ left, right }: Relation, letter: string) =>
  [
    [left, right],
    [right, left],
  ].some(([one, other]) => one?.is === 'variable' && one.name === letter && other && isPlain(other))

/** A number as it is written at the end. */
const isPlain = (maths: Maths): boolean =>
  maths.is === 'number' ||
  maths.is === 'apply' ||
  maths.is === 'degrees' ||
  (maths.is === 'variable' && (maths.name === 'π' || maths.name === 'e')) ||
  (maths.is === 'multiple' && isPlain(maths.factor) && isPlain(maths.of)) ||
  (maths.is === 'power' && maths.base.is === 'variable' && isPlain(maths.exponent)) ||
  maths.is === 'mixed' ||
  (maths.is === 'opposite' && isPlain(maths.of)) ||
  (maths.is === 'fraction' && isPlain(maths.over) && isPlain(maths.under))

/** Squaring, and joining logarithms, bring in false solutions that are tried at the end. */
const mayAddSolutions = ({ steps }: Solution) =>
  steps.some(({ say }) => /\/(log-domain|square-both-sides|raise-both-sides)$/.test(say.key))

const hasAllOf = (mine: Solution['answer'], theirs: Solution['answer']) =>
  mine.is === 'solutions' &&
  theirs.is === 'solutions' &&
  mine.values.every((value) => theirs.values.some((other) => sameValue(value, other)))

function sameAnswer(a: Solution['answer'], b: Solution['answer']): boolean {
  if (a.is === 'solutions' && b.is === 'solutions') {
    return (
      a.letter === b.letter &&
      a.values.length === b.values.length &&
      a.values.every((value) => b.values.some((other) => sameValue(value, other)))
    )
  }
  if (a.is === 'any-of' && b.is === 'any-of') {
    return (
      a.parts.length === b.parts.length &&
      a.parts.every((part, at) => linearText(part) === linearText(b.parts[at] ?? part))
    )
  }
  return a.is === b.is && a.is !== 'solutions' && a.is !== 'any-of' && a.is !== 'value' && a.is !== 'points'
}

/** The same number, functions of numbers worked out. */
const sameValue = (a: Maths, b: Maths) => sameExpression(exactFunctions(a), exactFunctions(b))

/** π/6 and 13π/6 are two of π/6 + 2πk. */
function isOneOf(family: Maths, value: Maths, answer: Solution['answer']): boolean {
  const whole = answer.is === 'solutions' ? answer.whole : undefined
  return (
    whole !== undefined &&
    [0, 1, -1, 2, -2].some((k) => sameValue(substituted(family, { [whole]: num(k) }), value))
  )
}

function whatBroke(solution: Solution, from: Maths | null, read: Relation, solved: Solution): Broken {
  const [given] = solution.given
  const before = from ?? given
  if (
    before?.is === 'relation' &&
    before.left.is !== 'relation' &&
    read.left.is !== 'relation' &&
    before.sign === '=' &&
    read.sign === '='
  ) {
    const left = changeOf(before.left, read.left)
    const right = changeOf(before.right, read.right)
    const isStill = [left, right].map((change) => change !== null && isNothing(change))
    if (left && isStill[1] && !isStill[0]) return { what: 'one-side', side: 'left', by: left }
    if (right && isStill[0] && !isStill[1]) return { what: 'one-side', side: 'right', by: right }
    if (left && right && isShort(left) && isShort(right)) return { what: 'sides-differ', left, right }
  }
  const { answer } = solved
  if (solution.answer.is === 'solutions' && answer.is === 'solutions') {
    const known = solution.answer.values
    const [wrong] = answer.values.filter(
      (value) => !known.some((one) => sameValue(one, value) || isOneOf(one, value, solution.answer)),
    )
    if (!wrong) return { what: 'solution-missing' }
    if (given?.is === 'relation' && given.left.is !== 'relation') {
      const at = { [answer.letter]: wrong }
      const sides = [given.left, given.right].map((side) => simplified(exactFunctions(substituted(side, at))))
      if (sides[0] && sides[1])
        return { what: 'other-solution', value: wrong, left: sides[0], right: sides[1] }
    }
  }
  return { what: 'not-the-same' }
}

/** What was added to a side; negative for what was taken. Null where it is no simple amount. */
function changeOf(before: Maths, after: Maths): Maths | null {
  return simplified({ is: 'operation', operator: '-', terms: [held(bare(after)), held(bare(before))] })
}

/** Null where functions or powers with letters stay in it. */
function simplified(maths: Maths): Maths | null {
  try {
    return simplify(maths, [])
  } catch (error) {
    if (error instanceof Unsolved) return null
    throw error
  }
}

const isNothing = (change: Maths) => isZero(formDifference(normalForm(change), normalForm(num(0))).over)

/** A number or one term with a letter. */
const isShort = (change: Maths): boolean =>
  isPlain(change) ||
  change.is === 'variable' ||
  (change.is === 'multiple' && change.of.is === 'variable') ||
  (change.is === 'opposite' && isShort(change.of))

/** One more equation of a system: true at its solution or not. */
function ofSystem({ answer }: Solution, read: Relation): StepVerdict {
  if (answer.is !== 'points') return { is: 'unsure' }
  const verdicts = answer.points.map((point) => {
    const values = Object.fromEntries(answer.letters.map((letter, at) => [letter, point[at] ?? HUNDRED]))
    const put = substituted(read, values)
    return put.is === 'relation' && put.left.is !== 'relation'
      ? holdsAlways(put.left, put.sign as Sign, put.right)
      : null
  })
  if (verdicts.includes(null)) return { is: 'unsure' }
  return verdicts.some(Boolean)
    ? { is: 'right', now: read }
    : { is: 'wrong', broken: { what: 'not-the-same' } }
}

function ofSystemSolved({ answer }: Solution, other: Solution): StepVerdict {
  if (answer.is !== 'points' || other.answer.is !== 'points') return { is: 'unsure' }
  const [[mine = []], [theirs = []]] = [answer.points, other.answer.points]
  const isSame =
    mine.length === theirs.length && mine.every((value, at) => sameExpression(value, theirs[at] ?? HUNDRED))
  if (!isSame) return { is: 'wrong', broken: { what: 'not-the-same' } }
  return other.given.every((row) => row.is === 'relation' && isSolvedForm(row, lettersOf(row)[0] ?? ''))
    ? { is: 'solved' }
    : { is: 'part' }
}

/** Integrals, limits and claims: the answer itself is known by sight, no other line. */
function ofUnsure({ answer }: Solution, read: Maths): StepVerdict {
  if (answer.is !== 'value' || read.is === 'relation') return { is: 'unsure' }
  return sameExpression(read, answer.value) ? { is: 'solved' } : { is: 'unsure' }
}
