// L'Hôpital's rule: where both go to 0, the quotient of the derivatives has the same limit.
import { equation, fraction, type Maths } from '../notation.ts'
import { multiplied } from './build.ts'
import { derive } from './derivative.ts'
import { isZeroAt } from './evaluate-at.ts'
import type { Limit } from './limit.ts'
import { type SolverAnswer, step } from './solution.ts'
import { lettersOf, unbracketed } from './tree.ts'

/** Null where it is no fraction, or is not 0 over 0. @throws Unsolved for a derivative that is not known */
export function limitByRule({ of, tending, letter, steps, write, find }: Limit): SolverAnswer | null {
  const whole = unbracketed(of)
  if (whole.is !== 'fraction' || typeof tending.number === 'string') return null
  if (!lettersOf(whole.under).includes(letter)) return null
  if (![whole.over, whole.under].every((part) => isZeroAt(part, letter, tending.end))) return null
  const [over, under] = [derive(whole.over, letter, []), derive(whole.under, letter, [])]
  const next: Maths = multiplied(over, fraction(1, under))
  steps.push(
    step('nothing-over-nothing'),
    step('hospital', { over, under }, equation(write(of), write(next))),
  )
  return find(next)
}
