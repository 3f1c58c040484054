import type { Dice } from '#engine/core/random.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { type Maths, relation, type Sign, X } from '../../notation.ts'
import { linear } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, expression, hints, say, step } from './area.ts'

const TURNED = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' } as const
type Order = keyof typeof TURNED
const ORDERS: readonly Order[] = ['<', '>', '≤', '≥']
const is = (sign: Sign, value: number) => relation(X, sign, value)

/** linear-inequalities-compound */
export const linearInequalities: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return oneInequality(dice)
    return difficulty === 2 ? threeParts(dice) : twoStatements(dice)
  },
}

/** ax + b < cx + d */
function oneInequality(dice: Dice): Draft {
  const [a, c, end, b] = [nonZero(dice, 8), nonZero(dice, 6), nonZero(dice, 9), nonZero(dice, 15)]
  const d = (a - c) * end + b
  const given = dice.pick(ORDERS)
  if (a === c || d === 0) return oneInequality(dice)
  const sign = a - c < 0 ? TURNED[given] : given
  const right = is(sign, end)
  return {
    question: say('solve-inequality', { inequality: relation(linear(a, b), given, linear(c, d)) }),
    answer: expression(
      right,
      [
        [is(TURNED[sign], end), a - c < 0 ? 'sign-not-turned' : 'turned-for-subtraction'],
        [is(sign, -end), 'sign-lost'],
        [is(TURNED[sign], -end), 'sign-lost'],
      ],
      'solved',
    ),
    hints: hints('one-inequality'),
    solution: [
      step('x-left', undefined, relation(linear(a - c, b), given, d)),
      step('isolate', undefined, relation(linear(a - c, 0), given, d - b)),
      step(a - c < 0 ? 'divide-and-turn' : 'divide', undefined, right),
    ],
  }
}

const chain = (low: number, first: Order, middle: Maths, second: Order, high: number): Maths =>
  relation(relation(low, first, middle), second, high)

/** a < px + q <= b */
function threeParts(dice: Dice): Draft {
  const [p, q, low] = [nonZero(dice, 5), nonZero(dice, 9), dice.int(-8, 4)]
  const high = low + dice.int(2, 7)
  const [first, second] = dice.pick([
    ['<', '≤'],
    ['≤', '<'],
    ['<', '<'],
    ['≤', '≤'],
  ] as const)
  if (Math.abs(p) === 1 && p > 0) return threeParts(dice)
  const given =
    p > 0
      ? chain(p * low + q, first, linear(p, q), second, p * high + q)
      : chain(p * high + q, second, linear(p, q), first, p * low + q)
  const right: Choice = { maths: chain(low, first, X, second, high) }
  const other: Choice =
    p > 0
      ? { maths: chain(p * low, first, X, second, p * high) }
      : { maths: chain(-high, second, X, first, -low) }
  return {
    question: say('solve-inequality', { inequality: given }),
    answer: choice(dice, right, [
      [other, p > 0 ? 'not-divided' : 'sign-lost'],
      [
        {
          say: say('or', {
            first: is(TURNED[first] === '>' ? '<' : '≤', low),
            second: is(second === '<' ? '>' : '≥', high),
          }),
        },
        'between-as-or',
      ],
      [{ maths: chain(low, second === '<' ? '≤' : '<', X, first === '<' ? '≤' : '<', high) }, 'ends-mixed'],
    ]),
    hints: hints('three-parts'),
    solution: [
      step(
        'subtract-in-all-parts',
        undefined,
        p > 0
          ? chain(p * low, first, linear(p, 0), second, p * high)
          : chain(p * high, second, linear(p, 0), first, p * low),
      ),
      step(p > 0 ? 'divide-all-parts' : 'divide-all-and-turn'),
      answerIs(chain(low, first, X, second, high)),
    ],
  }
}

/** Two statements joined by "or": two rays. */
function twoStatements(dice: Dice): Draft {
  const [low, p, q] = [dice.int(-8, 3), dice.int(2, 5), nonZero(dice, 9)]
  const high = low + dice.int(2, 8)
  const r = nonZero(dice, 9)
  const isOr = dice.int(1, 2) === 1
  const [less, more] = isOr ? (['<', '≥'] as const) : (['≥', '<'] as const)
  const first = relation(linear(p, q), less, p * low + q)
  const second = relation(linear(-1, r), TURNED[more], r - high)
  const rays: Choice = { say: say('or', { first: is('<', low), second: is('≥', high) }) }
  const segment: Choice = { maths: chain(low, '≤', X, '<', high) }
  return {
    question: say(isOr ? 'solve-or' : 'solve-and', { first, second }),
    answer: choice(dice, isOr ? rays : segment, [
      [isOr ? segment : rays, isOr ? 'or-as-and' : 'and-as-or'],
      [{ maths: isOr ? is('<', high) : is('≥', low) }, 'sign-not-turned'],
      [{ say: say('no-solution') }, isOr ? 'or-needs-both' : 'overlap-missed'],
    ]),
    hints: hints(isOr ? 'or-statements' : 'and-statements'),
    solution: [
      step('first-part', undefined, is(less, low)),
      step('second-part-turned', undefined, is(more, high)),
      answerIs(isOr ? rays.say : chain(low, '≤', X, '<', high)),
    ],
  }
}
