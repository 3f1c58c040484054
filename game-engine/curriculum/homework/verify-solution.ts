// The last look at a solution before anybody sees it, whatever made it: every calculation in it as a claim of its own, and the
// answer put into the question.

import { linearText } from '../linear-text.ts'
import { equation, type Maths } from '../notation.ts'
import { checkClaim } from '../solver/check-claim.ts'
import type { Solution } from '../solver/solution.ts'
import { lettersOf, substituted } from '../solver/tree.ts'

/** true: the answer was put to the test; undecided: exact rules do not reach it; false: something in it is wrong. */
export type Verified = 'true' | 'undecided' | 'false'

export function verifySolution({ kind, given, steps, answer }: Solution): Verified {
  const verdictOf = (claim: Maths) => checkClaim(linearText(claim), 'en')
  // A claim that is false says so in its last step.
  if (kind === 'claim') return 'true'
  if (kind === 'geometry') {
    const verdicts = measured(given, steps).map(verdictOf)
    if (verdicts.includes('false')) return 'false'
    return verdicts.every((verdict) => verdict === 'true') ? 'true' : 'undecided'
  }
  const works = steps.flatMap(({ work }) => (work?.is === 'relation' ? [verdictOf(work)] : []))
  const isRuledOut = steps.some(({ say }) =>
    /never|false-solution|rows-contradict|below-zero|tried-false/.test(say.key),
  )
  if (!isRuledOut && works.includes('false')) return 'false'
  const tests = testsOf(given, answer).map(verdictOf)
  if (tests.includes('false')) return 'false'
  const isShown =
    kind === 'percent' ? works.at(-1) === 'true' : tests.length > 0 && tests.every((test) => test === 'true')
  return isShown ? 'true' : 'undecided'
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

function testsOf(given: Solution['given'], answer: Solution['answer']): Maths[] {
  const [first] = given
  if (first === undefined) return []
  switch (answer.is) {
    case 'value':
      return first.is === 'relation' ? [] : [equation(first, answer.value)]
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
