import type { Drawing } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import { BLANK, difference, equation, num, sum } from '../../notation.ts'
import { THINGS } from '../../sentence.ts'
import { smallerFromLarger } from '../digits.ts'
import { figures, whatIsMissing, workOut } from '../sentences.ts'
import { hints, number, step } from './area.ts'
import { generator, throughTen } from './through-ten.ts'

/** subtract-within-20 */
export const subtractWithinTwenty = generator((dice, difficulty) => {
  if (difficulty === 1) {
    const c = dice.int(11, 14)
    const b = (c % 10) + dice.int(0, 2)
    return throughTen(c, b, {
      kind: 'ten-frames',
      frames: frames(c, b),
      places: 10,
      thing: dice.pick(THINGS),
    })
  }
  const kind = difficulty === 2 ? 1 : dice.int(1, 3)
  if (kind === 3) {
    const apart = dice.int(1, 4)
    const c = dice.int(11, 20)
    return closeTogether(c, c - apart)
  }
  const c = dice.int(11, 18)
  const b = dice.int(Math.max(3, (c % 10) + 1), 9)
  return kind === 1 ? throughTen(c, b, lineBack(c, b)) : missingTaken(c, b)
})

/** Counters of the difference c - b, taken from the second frame first. */
function frames(c: number, b: number) {
  const second = Math.min(b, c - 10)
  return [
    { filled: 10, crossed: b - second },
    { filled: c - 10, crossed: second },
  ]
}

function closeTogether(c: number, b: number): Draft {
  return {
    question: workOut(difference(c, b)),
    drawing: lineBack(c, 0),
    answer: number(c - b, [
      [c - b + 1, 'counted-the-start'],
      ...(c % 10 < b % 10 ? [[smallerFromLarger(c % 10, b % 10) + 10, 'smaller-from-larger'] as const] : []),
      [c + b, 'sign-not-read'],
    ]),
    hints: hints('count-up', { smaller: b, larger: c }),
    solution: [
      step('count-up-step', { smaller: b, larger: c }),
      figures(equation(sum(b, c - b), c)),
      figures(equation(difference(c, b), c - b)),
    ],
  }
}

function missingTaken(c: number, taken: number): Draft {
  const left = c - taken
  return {
    question: whatIsMissing(equation(difference(c, BLANK), left)),
    answer: number(taken, [
      [c + left, 'added-both', { whole: c, known: left }],
      [taken + 1, 'counted-the-start'],
      [left, 'copied-the-part', { known: left }],
    ]),
    hints: hints('missing-part', { known: left, whole: c }),
    solution: [
      step('whole-minus-part', undefined, equation(difference(c, left), taken)),
      figures(equation(difference(c, taken), left)),
    ],
  }
}

function lineBack(from: number, by: number): Drawing {
  return {
    kind: 'number-line',
    from: rational(0),
    to: rational(20),
    step: rational(1),
    labels: [0, 10, 20].map((at) => ({ at: rational(at), text: num(at) })),
    dots: [rational(from)],
    ...(by > 0 && { jumps: [{ from: rational(from), to: rational(from - (from % 10)) }] }),
  }
}
