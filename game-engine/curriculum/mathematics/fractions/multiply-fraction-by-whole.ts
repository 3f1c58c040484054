import { plus, rational } from '../../exact.ts'
import type { Generator } from '../../generator.ts'
import { fraction, num, product } from '../../notation.ts'
import { workOut } from '../sentences.ts'
import { DENOMINATORS, results } from './amount.ts'
import { hints, number, say, step } from './area.ts'

/** multiply-fraction-by-whole */
export const fractionByWhole: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const under = dice.pick([2, ...DENOMINATORS].slice(difficulty === 1 ? 0 : 1))
    const above = difficulty === 1 ? 1 : dice.int(2, under - 1)
    const count =
      difficulty === 1
        ? dice.int(2, 9)
        : difficulty === 2
          ? dice.int(2, 6)
          : dice.int(3, Math.floor((10 * under) / above))
    const times10 = Math.min(count, 12)
    const fillers = { count: times10, part: fraction(above, under) }
    const left = product(times10, fraction(above, under))
    const numerator = times10 * above
    return {
      question: difficulty === 3 ? say('bottles', fillers) : workOut(left),
      ...(difficulty < 3 && {
        drawing: {
          kind: 'number-line',
          from: rational(0),
          to: rational(Math.ceil(numerator / under)),
          step: rational(1, under),
          labels: [0, 1].map((at) => ({ at: rational(at), text: num(at) })),
          jumps: [{ from: rational(0), to: rational(above, under), label: fraction(above, under) }],
        },
      }),
      answer: number(
        rational(numerator, under),
        [
          [rational(above, times10 * under), 'denominator-multiplied'],
          [rational(times10 * above, times10 * under), 'both-multiplied'],
          [plus(rational(times10), rational(above, under)), 'added-instead'],
        ],
        'any',
      ),
      hints: hints('by-whole', fillers),
      solution: [step('by-whole-step', fillers), ...results(left, numerator, under)],
    }
  },
}
