// What a function is, and linear functions from tables, points and stories: grade 8.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { over, type Rational, rational } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  brackets,
  equation,
  fraction,
  list,
  type Maths,
  multiple,
  num,
  power,
  sum,
  X,
  Y,
} from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { linear } from '../../terms.ts'
import { lineOf, plusNumber, timesLetter } from '../linear.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, expression, fixedChoice, hints, say, step } from './area.ts'

const tableOf = (pairs: readonly (readonly [number, number])[]): Drawing => ({
  kind: 'table',
  rows: [
    [X, ...pairs.map(([x]) => num(x))],
    [Y, ...pairs.map(([, y]) => num(y))],
  ],
})

/** function-or-not */
export const functionOrNot: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return isFunction(dice)
    return difficulty === 2 ? whichIsLinear(dice) : fasterOne(dice)
  },
}

function isFunction(dice: Dice): Draft {
  const xs = dice.shuffle([1, 2, 3, 4, 5, 6, 7, 8]).slice(0, dice.int(4, 6))
  const ys = xs.map(() => dice.int(0, 9))
  const isOne = dice.int(1, 2) === 1
  // Two inputs with one output in any case; one input with two outputs where it is no function.
  ys[1] = ys[0] ?? 0
  const pairs = xs.map((x, index): readonly [number, number] => [x, ys[index] ?? 0])
  const [again = [1, 1]] = pairs.slice(2)
  const shown = isOne ? pairs : [...pairs.slice(0, -1), [again[0], again[1] + dice.int(1, 4)] as const]
  return {
    question: say('is-function'),
    drawing: tableOf([...shown].sort(([a], [b]) => a - b)),
    answer: fixedChoice(
      [{ say: say('function-yes') }, { say: say('function-no') }],
      isOne ? 0 : 1,
      isOne ? [[1, 'one-output-for-two']] : [[0, 'two-outputs-for-one']],
    ),
    hints: hints('is-function'),
    solution: [
      step(isOne ? 'each-input-once' : 'input-twice', isOne ? undefined : { input: again[0] }),
      answerIs(say(isOne ? 'function-yes' : 'function-no')),
    ],
  }
}

function whichIsLinear(dice: Dice): Draft {
  const [m, b, c, k] = [nonZero(dice, 9), nonZero(dice, 9), dice.int(1, 9), dice.int(2, 12)]
  const right: Choice = { maths: lineOf(m, b) }
  return {
    question: say('which-is-linear'),
    answer: choice(dice, right, [
      [{ maths: equation(Y, plusNumber(power(X, 2), c)) }, 'square-is-curved'],
      [{ maths: equation(Y, fraction(k, X)) }, 'division-is-curved'],
      [{ maths: equation(Y, power(dice.int(2, 5), X)) }, 'exponent-is-curved'],
    ]),
    hints: hints('which-is-linear'),
    solution: [step('equal-steps', { rate: num(m) }), answerIs(lineOf(m, b))],
  }
}

function fasterOne(dice: Dice): Draft {
  const [m, n] = [dice.int(1, 9), dice.int(1, 9)]
  const [b, c] = [dice.int(0, 20), dice.int(0, 20)]
  if (m === n || b === c || m > n === b > c) return fasterOne(dice)
  const xs = [0, 1, 2, 3]
  const isTable = m > n
  return {
    question: say('faster-function', { equation: lineOf(n, c) }),
    drawing: tableOf(xs.map((x) => [x, m * x + b])),
    answer: fixedChoice([{ say: say('the-table') }, { say: say('the-equation') }], isTable ? 0 : 1, [
      [isTable ? 1 : 0, 'larger-start'],
    ]),
    hints: hints('faster-function'),
    solution: [
      step('rate-of-table', { rate: m }),
      step('rate-of-equation', { rate: n }),
      answerIs(say(isTable ? 'the-table' : 'the-equation')),
    ],
  }
}

/** build-linear-functions */
export const buildLinear: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return fromTable(dice)
    return difficulty === 2 ? fromPoints(dice) : dice.int(1, 2) === 1 ? fromStory(dice) : fromGraph(dice)
  },
}

function built(
  question: Sentence,
  m: Rational,
  b: number,
  mistakes: readonly Mistake<Maths>[],
  lines: Draft['solution'],
  { drawing, right = lineOf(m, b) }: { readonly drawing?: Drawing; readonly right?: Maths } = {},
): Draft {
  return {
    question,
    ...(drawing && { drawing }),
    answer: expression(right, [
      ...(m.d === 1 ? [[lineOf(b, m.n), 'slope-and-start-swapped'] as const] : []),
      ...mistakes,
      [lineOf(over(rational(1), m), b), 'slope-turned-over'],
      [lineOf({ n: -m.n, d: m.d }, b), 'slope-sign'],
    ]),
    hints: hints('build-linear'),
    solution: [...lines, answerIs(right)],
  }
}

function fromTable(dice: Dice): Draft {
  const [m, b] = [nonZero(dice, 5), nonZero(dice, 10)]
  if (m === b) return fromTable(dice)
  const xs = dice.pick([
    [-1, 0, 1, 2],
    [0, 1, 2, 3],
    [-2, -1, 0, 1],
    [-2, 0, 2, 4],
  ])
  return built(
    say('rule-of-table'),
    rational(m),
    b,
    [[lineOf(m, m + b), 'first-value-as-start']],
    [step('start-at-zero', { start: num(b) }), step('rate-per-step', { rate: num(m) })],
    { drawing: tableOf(xs.map((x) => [x, m * x + b])) },
  )
}

const pointOf = ([x, y]: Point) => brackets(list([x, y]))

function fromPoints(dice: Dice): Draft {
  const [m, b] = [rational(nonZero(dice, 8), dice.pick([1, 1, 2])), nonZero(dice, 9)]
  const [x1, apart] = [dice.int(1, 4) * 2, dice.int(1, 3) * 2]
  if (m.n === b) return fromPoints(dice)
  const at = (x: number): Point => [x, (m.n * x) / m.d + b]
  const [first, second] = [at(x1), at(x1 + apart)]
  return built(
    say('rule-of-points', { a: pointOf(first), b: pointOf(second) }),
    m,
    b,
    [[lineOf(m, first[1]), 'first-value-as-start']],
    [
      step('rate-of-points', undefined, equation(fraction(second[1] - first[1], apart), asFraction(m))),
      step(
        'start-of-points',
        undefined,
        equation(sum(timesLetter(m, brackets(num(first[0]))), b < 0 ? brackets(num(b)) : b), first[1]),
      ),
    ],
  )
}

function fromStory(dice: Dice): Draft {
  const [tenths, start] = [dice.int(3, 59), dice.int(2, 40)]
  if (tenths % 10 === 0) return fromStory(dice)
  const rate = rational(tenths, 10)
  const isDown = dice.int(1, 2) === 1
  const tank = start + 40
  const m = isDown ? { n: -rate.n, d: rate.d } : rate
  const b = isDown ? tank : start
  return built(
    say(isDown ? 'tank-empties' : 'taxi-price', { rate: num(rate), start: b, money: { many: 'dollar' } }),
    m,
    b,
    [[equation(Y, linear(rational(b), 0)), 'rate-forgotten']],
    [step('start-of-story', { start: b }), step(isDown ? 'rate-falls' : 'rate-grows', { rate: num(rate) })],
    { right: equation(Y, sum(multiple(num(m), X), b)) },
  )
}

function fromGraph(dice: Dice): Draft {
  const [up, right, b] = [nonZero(dice, 5), dice.int(2, 6), dice.int(-3, 5)]
  const m = rational(up, right)
  if (m.d !== right || b === 0 || b + up > 7 || b + up < -5) return fromGraph(dice)
  const end = ([x, y]: Point): Point => [x, Math.round(y * 100) / 100]
  return built(
    say('rule-of-graph'),
    m,
    b,
    [[lineOf(up, b), 'rise-as-slope']],
    [
      step('start-on-axis', { start: num(b) }),
      step('rate-of-points', undefined, equation(fraction(up, right), asFraction(m))),
    ],
    {
      drawing: {
        kind: 'plane',
        x: [0, 8],
        y: [-6, 8],
        points: [{ at: [0, b] }, { at: [right, b + up] }],
        lines: [[[0, b], end([right + 1, b + up + up / right])]],
      },
    },
  )
}
