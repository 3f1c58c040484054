// The last look at a solution before anybody sees it, whatever made it: every calculation in it as a claim of its own, and the
// answer put into the question. Derivatives, integrals and limits have no test by exact rules: they stay undecided.

import { linearText } from '../linear-text.ts'
import { equation, type Maths } from '../notation.ts'
import { checkClaim } from '../solver/check-claim.ts'
import type { Solution } from '../solver/solution.ts'
import { lettersOf, substituted } from '../solver/tree.ts'

/** true: the answer was put to the test; undecided: exact rules do not reach it; false: something in it is wrong. */
export type Verified = 'true' | 'undecided' | 'false'

const verdictOf = (claim: Maths) => checkClaim(linearText(claim), 'en')
const isFalse = (claim: Maths) => verdictOf(claim) === 'false'

export function verifySolution({ kind, given, steps, answer }: Solution): Verified {
  // A claim that is false says so in its last step.
  if (kind === 'claim') return 'true'
  if (kind === 'geometry') {
    const verdicts = [...measured(given, steps), ...foundLast(steps, answer)].map(verdictOf)
    if (verdicts.includes('false')) return 'false'
    return verdicts.every((verdict) => verdict === 'true') ? 'true' : 'undecided'
  }
  const works = steps.flatMap(({ work }) => (work ? [verdictOf(claimOf(kind, given, work))] : []))
  const has = (keys: ReadonlySet<string>) => steps.some(({ say }) => keys.has(say.key))
  if (!has(CONTRADICTED) && works.includes('false')) return 'false'
  if (!has(CONTRADICTED) && !has(RULED_OUT) && atSolutions(steps, answer).some((all) => all.every(isFalse)))
    return 'false'
  const claims = kind === 'percent' ? foundLast(steps, answer) : testsOf(kind, given, answer)
  const tests = claims.map(verdictOf)
  if (tests.includes('false')) return 'false'
  const isShown =
    tests.length > 0 &&
    tests.every((test) => test === 'true') &&
    (kind !== 'percent' || works.at(-1) === 'true')
  return isShown ? 'true' : 'undecided'
}

/** A sentence of the solver. */
type Sentence = keyof typeof import('../solver/sentences/en.json')

/** Steps that say that a line before them is false. */
const CONTRADICTED = keysOf([
  'bars-below-zero',
  'bars-never-below',
  'discriminant-below-zero',
  'factor-never-zero',
  'false-solution',
  'never-true',
  'root-below-zero',
  'rows-contradict',
  'sign-never-changes-false',
  'sign-never-changes-true',
  'square-below-zero',
  'tried-false',
])
/** Steps that say that something found, or a case of it, is no solution. */
const RULED_OUT = keysOf([
  'arc-outside',
  'excluded',
  'in-interval',
  'log-falls-out',
  'log-of-nothing',
  'none-in-interval',
  'power-positive',
  'sides-differ',
  'trig-outside',
])

function keysOf(sentences: readonly Sentence[]): ReadonlySet<string> {
  return new Set(sentences.map((name) => `solver/${name}`))
}

/** Kinds whose steps are the given expression, written in another way. */
const REWRITTEN: ReadonlySet<Solution['kind']> = new Set(['calculation', 'simplify', 'expand', 'factor'])

/** Kinds whose answer is another expression than the given. */
const DERIVED: ReadonlySet<Solution['kind']> = new Set(['derivative', 'integral', 'limit'])

/** What a step says. */
function claimOf(kind: Solution['kind'], [first]: Solution['given'], work: Maths): Maths {
  return first !== undefined && work.is !== 'relation' && REWRITTEN.has(kind) ? equation(first, work) : work
}

/** Each step with the solutions put in; it is true of one of them at least. */
function atSolutions(steps: Solution['steps'], answer: Solution['answer']): Maths[][] {
  if (answer.is !== 'solutions' || !answer.real || answer.values.length === 0) return []
  return steps.flatMap(({ work }) =>
    work?.is === 'relation' && lettersOf(work).includes(answer.letter)
      ? [answer.values.map((value) => substituted(work, { [answer.letter]: value }))]
      : [],
  )
}

/** The answer is what the last step comes to. */
function foundLast(steps: Solution['steps'], answer: Solution['answer']): Maths[] {
  const last = steps.at(-1)?.work
  if (last?.is !== 'relation' || (answer.is !== 'value' && answer.is !== 'percent')) return []
  return [equation(last.right, answer.value)]
}

/** Each line of a formula with the measures, and what was found, in place of its letters. */
function measured(given: Solution['given'], steps: Solution['steps']): Maths[] {
  const works = steps.flatMap(({ work }) => (work ? [work] : []))
  const known = [...given.flatMap((one) => (one.is === 'list' ? one.items : [])), ...works].flatMap((one) =>
    one.is === 'relation' && one.left.is === 'variable' && lettersOf(one.right).length === 0
      ? [[one.left.name, one.right] as const]
      : [],
  )
  return works.map((work) => substituted(work, Object.fromEntries(known)))
}

/** The answer put into the question. */
function testsOf(kind: Solution['kind'], given: Solution['given'], answer: Solution['answer']): Maths[] {
  const [first] = given
  if (first === undefined) return []
  switch (answer.is) {
    case 'value':
      return first.is === 'relation' || DERIVED.has(kind) ? [] : [equation(first, answer.value)]
    case 'solutions':
      return answer.real ? answer.values.map((value) => substituted(first, { [answer.letter]: value })) : []
    case 'points':
      return answer.points.flatMap((point) => {
        const values = Object.fromEntries(
          answer.letters.map((letter, index) => [letter, point[index] ?? first]),
        )
        return given.map((row) => substituted(row, values))
      })
    default:
      return []
  }
}
