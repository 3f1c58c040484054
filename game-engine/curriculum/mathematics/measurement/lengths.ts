// Measuring in units and with a ruler, and lengths on the number line: grades 1 and 2.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, difference, equation, type Maths, num, quotient, sum } from '../../notation.ts'
import { answerIs, answerLooks, figures } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'

const CENTIMETERS = say('in-centimeters', { unit: { many: 'centimeter' } })

/** measure-with-units */
export const measureWithUnits: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.int(1, 4) === 1 ? rightRow(dice) : fromZero(dice, 'strip')
    return difficulty === 2 ? longerBy(dice, 'strip') : fromMark(dice, 'strip')
  },
}

/** measure-with-a-ruler */
export const measureWithRuler: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return fromZero(dice, 'ruler')
    if (difficulty === 2) return fromMark(dice, 'ruler')
    return dice.int(1, 3) === 1 ? inLongerUnits(dice) : longerBy(dice, 'ruler')
  },
}

type Scale = 'strip' | 'ruler'

const scaled = (form: Scale, to: number, things: readonly { from: number; length: number }[]): Drawing => ({
  kind: 'lengths',
  things,
  scale: { form, to, ...(form === 'ruler' && { unit: CENTIMETERS }) },
})

const unitOf = (form: Scale) => (form === 'ruler' ? CENTIMETERS : say('in-units'))

function fromZero(dice: Dice, form: Scale): Draft {
  const length = form === 'ruler' ? dice.int(2, 12) : dice.int(3, 8)
  return {
    question: say(`how-long-${form}`),
    drawing: scaled(form, length + dice.int(1, 5), [{ from: 0, length }]),
    answer: number(
      length,
      [
        [length + 1, 'marks-counted'],
        [length - 1, 'one-unit-missed'],
      ],
      'whole',
      unitOf(form),
    ),
    hints: hints(`how-long-${form}`),
    solution: [step(`how-long-${form}-step`), answerIs(length)],
  }
}

function fromMark(dice: Dice, form: Scale): Draft {
  const from = dice.int(1, form === 'ruler' ? 5 : 3)
  const length = dice.int(2, form === 'ruler' ? 10 : 8)
  const end = from + length
  return {
    question: say(`how-long-${form}`),
    drawing: scaled(form, end + dice.int(0, 2), [{ from, length }]),
    answer: number(
      length,
      [
        [end, 'end-mark-read'],
        [length + 1, 'marks-counted'],
        ...(form === 'ruler' ? [[end - 1, 'one-for-start'] as const] : []),
      ],
      'whole',
      unitOf(form),
    ),
    hints: hints(`from-mark-${form}`),
    solution:
      form === 'ruler'
        ? [step('from-mark-ruler-step', { from, end }), figures(equation(difference(end, from), length))]
        : [step('from-mark-strip-step'), answerIs(length)],
  }
}

function longerBy(dice: Dice, form: Scale): Draft {
  const short = dice.int(form === 'ruler' ? 2 : 5, form === 'ruler' ? 7 : 8)
  const by = dice.int(1, form === 'ruler' ? 8 : 4)
  const long = short + by
  const bars = dice.shuffle([long, short]).map((length) => ({ from: 0, length }))
  return {
    question: say(`longer-by-${form}`),
    drawing: scaled(form, long + 1, bars),
    answer: number(
      by,
      [
        [long, 'longer-bar-only'],
        [long + short, 'added-for-longer'],
        [by + 1, 'marks-counted'],
      ],
      'whole',
      unitOf(form),
    ),
    hints: hints('longer-by'),
    solution: [step('longer-by-step', { long, short }), figures(equation(difference(long, short), by))],
  }
}

/** Which row of blocks measures the bar? */
function rightRow(dice: Dice): Draft {
  const length = dice.int(3, 8)
  const row = (pieces: { count: number; length: number; gap: number }): Drawing => ({
    kind: 'lengths',
    things: [{ from: 0, length, pieces }],
  })
  const right = row({ count: length, length: 1, gap: 0 })
  return {
    question: say('which-row'),
    answer: choice(dice, { drawing: right }, [
      [{ drawing: row({ count: length - 1, length: 1, gap: 0.2 }) }, 'gaps-ignored'],
      [{ drawing: row({ count: length + 1, length: 1, gap: -0.15 }) }, 'overlaps-ignored'],
    ]),
    hints: hints('which-row'),
    solution: [step('which-row-step'), answerLooks(right)],
  }
}

/** Two short blocks, or three, are as long as a long one. */
function inLongerUnits(dice: Dice): Draft {
  const size = dice.int(2, 3)
  const answer = dice.int(2, 9)
  const short = size * answer
  return {
    question: say('long-blocks', { size, short }),
    answer: number(answer, [
      [short * size, 'longer-unit-more'],
      [short, 'unit-does-not-matter'],
      [short - size, 'taken-once'],
    ]),
    hints: hints('long-blocks', { size }),
    solution: [step('long-blocks-step', { size }, equation(quotient(short, size), answer)), answerIs(answer)],
  }
}

/** Marked in tens from 0, with a jump for each length. */
function jumps(moves: readonly { from: number; to: number; label: Maths }[]): Drawing {
  const end = Math.ceil(Math.max(...moves.flatMap(({ from, to }) => [from, to])) / 10) * 10
  return {
    kind: 'number-line',
    from: rational(0),
    to: rational(end),
    step: rational(10),
    labels: Array.from({ length: end / 10 + 1 }, (_, index) => ({
      at: rational(10 * index),
      text: num(10 * index),
    })),
    jumps: moves.map(({ from, to, label }) => ({ from: rational(from), to: rational(to), label })),
  }
}

/** length-problems-number-line */
export const lengthProblems: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const whole = dice.int(20, 100)
    const part = dice.int(5, whole - 5)
    if (difficulty === 1) return joined(part, whole - part)
    return difficulty === 2 ? cutOff(whole, part) : missingPiece(dice, whole, part)
  },
}

const centimeters = (amount: number) => ({ amount, of: 'centimeter' }) as const

function joined(first: number, second: number): Draft {
  const total = first + second
  return {
    question: say('ropes-joined', { first: centimeters(first), second: centimeters(second) }),
    drawing: jumps([
      { from: 0, to: first, label: num(first) },
      { from: first, to: total, label: num(second) },
    ]),
    answer: number(
      total,
      [
        [Math.abs(first - second), 'taken-for-joined'],
        [total + 1, 'jump-starts-at-one'],
        [Math.max(first, second), 'one-length-only'],
      ],
      'whole',
      CENTIMETERS,
    ),
    hints: hints('ropes-joined', { first }),
    solution: [step('ropes-joined-step', { first, second }), figures(equation(sum(first, second), total))],
  }
}

function cutOff(whole: number, part: number): Draft {
  const rest = whole - part
  return {
    question: say('rope-cut', { whole: centimeters(whole), part: centimeters(part) }),
    drawing: jumps([
      { from: 0, to: whole, label: num(whole) },
      { from: whole, to: rest, label: num(part) },
    ]),
    answer: number(
      rest,
      [
        [whole + part, 'added-when-cutting'],
        [rest + 1, 'jump-starts-at-one'],
        [part, 'piece-for-rest'],
      ],
      'whole',
      CENTIMETERS,
    ),
    hints: hints('rope-cut', { whole }),
    solution: [step('rope-cut-step', { whole, part }), figures(equation(difference(whole, part), rest))],
  }
}

function missingPiece(dice: Dice, whole: number, part: number): Draft {
  const rest = whole - part
  return {
    question: say(dice.pick(['rope-missing', 'rope-compared']), {
      whole: centimeters(whole),
      part: centimeters(part),
    }),
    drawing: jumps([
      { from: 0, to: part, label: num(part) },
      { from: part, to: whole, label: BLANK },
    ]),
    answer: number(
      rest,
      [
        [whole, 'landing-read'],
        [whole + part, 'added-for-gap'],
        [rest + 1, 'jump-starts-at-one'],
      ],
      'whole',
      CENTIMETERS,
    ),
    hints: hints('rope-missing', { whole, part }),
    solution: [
      step('rope-missing-step', { whole, part }, equation(sum(part, rest), whole)),
      figures(equation(difference(whole, part), rest)),
    ],
  }
}
