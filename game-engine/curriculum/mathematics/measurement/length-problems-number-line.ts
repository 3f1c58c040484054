import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, difference, equation, type Maths, num, sum } from '../../notation.ts'
import { figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'
import { CENTIMETERS } from './lengths.ts'

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
