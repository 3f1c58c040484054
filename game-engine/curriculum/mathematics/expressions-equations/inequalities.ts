// Inequalities: written and drawn in grade 6, solved in two steps in grade 7.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing } from '../../drawing.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, fraction, type Maths, num, relation, type Sign, X } from '../../notation.ts'
import { linear } from '../../terms.ts'
import { timesLetter } from '../linear.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs, answerLooks } from '../sentences.ts'
import { choice, expression, hints, say, step } from './area.ts'

const SIGNS = ['<', '>', '≤', '≥'] as const

type Order = (typeof SIGNS)[number]

/** The same inequality read from the other side. */
const TURNED: Readonly<Record<Order, Order>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }
/** With the end point in or out. */
const OTHER_END: Readonly<Record<Order, Order>> = { '<': '≤', '>': '≥', '≤': '<', '≥': '>' }

const isClosed = (sign: Sign) => sign === '≤' || sign === '≥'

/** graph-simple-inequalities */
export const graphInequalities: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return fromLine(dice)
    return difficulty === 2 ? fromWords(dice) : toLine(dice)
  },
}

function rayOf(end: Rational, sign: Order, step: Rational): Drawing {
  const [from, to] = [Math.floor(end.n / end.d) - 4, Math.ceil(end.n / end.d) + 4]
  return {
    kind: 'number-line',
    from: rational(from),
    to: rational(to),
    step,
    labels: Array.from({ length: to - from + 1 }, (_, index) => from + index).map((at) => ({
      at: rational(at),
      text: num(at),
    })),
    rays: [{ from: end, to: '<≤'.includes(sign) ? 'left' : 'right', closed: isClosed(sign) }],
  }
}

function fromLine(dice: Dice): Draft {
  const [end, sign] = [dice.int(0, 9), dice.pick(SIGNS)]
  const right = relation(X, sign, end)
  return {
    question: say('inequality-from-line'),
    drawing: rayOf(rational(end), sign, rational(1)),
    answer: expression(right, [
      [relation(X, TURNED[sign], end), 'wrong-direction'],
      [relation(X, OTHER_END[sign], end), isClosed(sign) ? 'end-left-out' : 'end-put-in'],
      [relation(X, TURNED[OTHER_END[sign]], end), 'wrong-direction'],
    ]),
    hints: hints('inequality-line', { end }),
    solution: [step(isClosed(sign) ? 'filled-end' : 'open-end', { end }), answerIs(right)],
  }
}

const PHRASES = [
  ['at-least', '≥'],
  ['at-most', '≤'],
  ['more-than', '>'],
  ['under', '<'],
  ['no-more-than', '≤'],
  ['no-less-than', '≥'],
] as const

function fromWords(dice: Dice): Draft {
  const [[phrase, sign], end] = [dice.pick(PHRASES), dice.int(-9, 9)]
  const right = relation(X, sign, end)
  return {
    question: say('inequality-from-words', { phrase: say(`phrase-${phrase}`, { end: num(end) }) }),
    answer: expression(right, [
      [
        relation(X, TURNED[sign], end),
        phrase === 'at-least' || phrase === 'at-most' ? 'at-least-as-less' : 'wrong-direction',
      ],
      [relation(X, OTHER_END[sign], end), isClosed(sign) ? 'end-left-out' : 'end-put-in'],
    ]),
    hints: hints('inequality-words', { end: num(end) }),
    solution: [step(isClosed(sign) ? 'end-fits' : 'end-does-not-fit', { end: num(end) }), answerIs(right)],
  }
}

function toLine(dice: Dice): Draft {
  const [halves, sign] = [2 * dice.int(-6, 6) + 1, dice.pick(SIGNS)]
  const end = rational(halves, 2)
  // c > x is x < c.
  const own = TURNED[sign]
  const drawn = (of: Order): Choice => ({ drawing: rayOf(end, of, rational(1, 2)) })
  return {
    question: say('inequality-to-line', { maths: relation(num(end, 1), sign, X) }),
    answer: choice(dice, drawn(own), [
      [drawn(sign), 'arrow-from-sign'],
      [drawn(OTHER_END[own]), isClosed(own) ? 'end-left-out' : 'end-put-in'],
      [drawn(OTHER_END[sign]), 'arrow-from-sign'],
    ]),
    hints: hints('inequality-to-line', { end: num(end, 1) }),
    solution: [
      step('letter-first', undefined, relation(X, own, num(end, 1))),
      answerLooks(rayOf(end, own, rational(1, 2))),
    ],
  }
}

/** two-step-inequalities */
export const twoStepInequalities: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const sign = dice.pick(SIGNS)
    if (difficulty === 3 && dice.int(1, 2) === 1) return story(dice)
    const factor = difficulty === 2 ? -dice.int(2, 9) : dice.int(2, difficulty === 3 ? 6 : 9)
    const added = nonZero(dice, 12)
    const right = difficulty === 3 ? dice.int(-20, 20) : factor * dice.int(-10, 10) + added
    if (difficulty === 3 && (right - added) % factor === 0) return twoStepInequalities.draw(dice, difficulty)
    return solved(factor, added, sign, right)
  },
}

function solved(factor: number, added: number, sign: Order, right: number): Draft {
  const end = rational(right - added, factor)
  const own = factor < 0 ? TURNED[sign] : sign
  const answer = relation(X, own, asFraction(end))
  const mistakes: Mistake<Maths>[] = [
    [relation(X, TURNED[own], asFraction(end)), factor < 0 ? 'sign-not-turned' : 'sign-turned-without-need'],
    [relation(X, OTHER_END[own], asFraction(end)), isClosed(own) ? 'end-left-out' : 'end-put-in'],
    [relation(X, own, asFraction(rational(right + added, factor))), 'constant-not-undone'],
    [relation(X, own, right - added), 'not-divided-yet'],
  ]
  return {
    question: say('solve-inequality', { inequality: relation(linear(factor, added), sign, right) }),
    answer: expression(answer, mistakes, 'solved'),
    hints: hints('solve-inequality'),
    solution: [
      step(
        added < 0 ? 'add-to-both' : 'take-from-both',
        undefined,
        relation(timesLetter(factor), sign, right - added),
      ),
      step(
        factor < 0 ? 'divide-and-turn' : 'divide-and-keep',
        undefined,
        relation(X, own, fraction(right - added, factor)),
      ),
      answerIs(answer),
    ],
  }
}

function story(dice: Dice): Draft {
  const [price, fee, count] = [dice.int(2, 9), dice.int(3, 15), dice.int(3, 20)]
  if (price === fee) return story(dice)
  const total = price * count + fee
  const answer = relation(X, '≤', count)
  return {
    question: say('story-at-most', { price, fee, total, money: { many: 'dollar' } }),
    answer: expression(
      answer,
      [
        [relation(X, '≥', count), 'at-least-as-less'],
        [relation(X, '<', count), 'end-left-out'],
        [relation(X, '≤', asFraction(rational(total, price))), 'fee-forgotten'],
        [relation(X, '≤', total - fee), 'not-divided-yet'],
      ],
      'solved',
    ),
    hints: hints('story-at-most', { total, fee }),
    solution: [
      step('story-at-most-step', undefined, relation(linear(price, fee), '≤', total)),
      step('take-from-both', undefined, relation(timesLetter(price), '≤', total - fee)),
      step('divide-and-keep', undefined, relation(X, '≤', fraction(total - fee, price))),
      answerIs(answer),
    ],
  }
}
