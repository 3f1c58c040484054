// Numbers with functions in them, sin 75°, log₂ 8 + ln e: each function worked out with its reason, then the rest.
import Fraction from 'fraction.js'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import {
  apply,
  brackets,
  difference,
  equation,
  fraction,
  type Maths,
  num,
  opposite,
  power,
  product,
  sum,
} from '../notation.ts'
import { holdsAlways } from './check-claim.ts'
import { type Circular, isCircular, timesPi, valueAtTurn, withinTurn, writtenAngle } from './exact-angles.ts'
import { knownValue, turnOf, withFunctions } from './exact-functions.ts'
import { baseOfLog, rationalLog } from './exact-logarithms.ts'
import { joinedLogs } from './joined-logs.ts'
import { simplify } from './simplify.ts'
import { type SolverAnswer, step, Unsolved } from './solution.ts'
import { asBase, has, unbracketed } from './tree.ts'
import { shown } from './univariate.ts'

/** A function has no value at this number. */
class NoValue extends Error {}

/** @param maths without letters, with functions @throws Unsolved functions for a value that nothing exact writes */
export function functionValue(maths: Maths, steps: Step[]): SolverAnswer {
  try {
    const known = withFunctions(maths, (name, of) => workedOut(name, of, steps))
    const rest = has(known, ({ is }) => is === 'apply') ? joinedLogs(known, steps) : known
    if (!rest) throw new Unsolved('functions')
    const isDone = maths.is === 'apply'
    return { is: 'value', value: isDone ? rest : simplify(rest, steps) }
  } catch (error) {
    if (error instanceof NoValue) return { is: 'no-value' }
    throw error
  }
}

function workedOut(name: Maths, of: Maths, steps: Step[]): Maths | null {
  const whole = apply(
    name,
    of.is === 'degrees' || of.is === 'brackets' ? brackets(unbracketed(of)) : brackets(of),
  )
  const base = baseOfLog(name)
  if (base) {
    if (holdsAlways(of, '≤', num(0))) {
      steps.push(step('log-of-nothing'))
      throw new NoValue()
    }
    const value = rationalLog(name, of)
    if (!value) return null
    const written = shown(value)
    const raised = power(asBase(base), written)
    steps.push(step('log-as-exponent', { power: raised, value: of }, equation(whole, written)))
    return written
  }
  if (name.is !== 'variable') return null
  if (isCircular(name.name)) return ofAngle(name.name, of, whole, steps)
  if (!/^arc/.test(name.name)) return null
  const isOutside = name.name !== 'arctan' && (holdsAlways(of, '>', num(1)) || holdsAlways(of, '<', num(-1)))
  if (isOutside) {
    steps.push(step('arc-outside'))
    throw new NoValue()
  }
  const angle = knownValue(name, of)
  if (!angle) return null
  const inner = apply(name.name.slice(3), brackets(angle))
  steps.push(
    step(
      name.name === 'arccos' ? 'arc-of-cos' : 'arc-of',
      { inner: equation(inner, of) },
      equation(whole, angle),
    ),
  )
  return angle
}

function ofAngle(name: Circular, of: Maths, whole: Maths, steps: Step[]): Maths | null {
  const turn = turnOf(of)
  if (turn === null) return null
  const inDegrees = has(of, ({ is }) => is === 'degrees')
  const angle = (twelfths: number) => brackets(writtenAngle(new Fraction(twelfths, 12), inDegrees))
  const at = (function_: string, twelfths: number) => apply(function_, angle(twelfths))
  let now = whole
  const say = (key: string, next: Maths) => {
    steps.push(step(key, undefined, equation(now, next)))
    now = next
  }
  const turns = timesPi(of)?.mul(12).valueOf() ?? turn
  if (turns < 0 || turns >= 24) say('full-turn', at(name, turn))
  if (name === 'tan' && turn % 12 === 6) {
    steps.push(step('tan-right-angle', undefined, equation(at('cos', turn), 0)))
    throw new NoValue()
  }
  const isSpecial = turn % 2 === 0 || turn % 3 === 0
  if (isSpecial && turn > 6 && turn % 6 !== 0) {
    const mirrored = at(name, turn > 18 ? 24 - turn : turn > 12 ? turn - 12 : 12 - turn)
    say('mirror-angle', isBelow(name, turn) ? opposite(mirrored) : mirrored)
  }
  const value = simplify(valueAtTurn(name, turn) ?? num(0), [])
  if (!isSpecial) bySum(name, turn, at, say)
  if (linearText(value) !== linearText(now)) say(isSpecial ? 'known-value' : 'put-values-in', value)
  return value
}

/** Quadrants: sin is below 0 in the third and fourth, cos in the second and third. */
function isBelow(name: Circular, turn: number): boolean {
  const [sine, cosine] = [withinTurn(turn) > 12, turn > 6 && turn < 18]
  return name === 'sin' ? sine : name === 'cos' ? cosine : sine !== cosine
}

/** cos 75° by 45° and 30°. */
function bySum(
  name: Circular,
  turn: number,
  at: (name: string, twelfths: number) => Maths,
  say: (key: string, next: Maths) => void,
) {
  const isDifference = turn === 1
  const [a, b] = isDifference ? [3, 2] : [Math.max(turn - 3, 3), Math.min(turn - 3, 3)]
  const [joined, other] = isDifference ? [difference, sum] : [sum, difference]
  const inside = (twelfths: number) => {
    const argument = at(name, twelfths)
    return argument.is === 'apply' ? unbracketed(argument.of) : argument
  }
  say('split-angle', apply(name, brackets(joined(inside(a), inside(b)))))
  const times = (one: Maths, another: Maths) => product(one, another)
  if (name === 'sin')
    say('sum-of-sin', joined(times(at('sin', a), at('cos', b)), times(at('cos', a), at('sin', b))))
  else if (name === 'cos')
    say('sum-of-cos', other(times(at('cos', a), at('cos', b)), times(at('sin', a), at('sin', b))))
  else
    say(
      'sum-of-tan',
      fraction(joined(at('tan', a), at('tan', b)), other(num(1), times(at('tan', a), at('tan', b)))),
    )
}
