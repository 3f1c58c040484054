import { rational } from '../../exact.ts'
import type { Generator } from '../../generator.ts'
import { fraction, num } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'
import { indices } from './indices.ts'

/** fractions-on-number-line */
export const onNumberLine: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const parts = dice.pick(difficulty === 1 ? [2, 3, 4, 5, 6] : [3, 4, 6, 8])
    const wholes = difficulty === 3 ? dice.int(2, 3) : 1
    // Beyond 1 no whole number.
    const count =
      difficulty === 3 ? parts * dice.int(1, wholes - 1) + dice.int(1, parts - 1) : dice.int(1, parts - 1)
    const line = wholes === 1 && difficulty < 3 ? dice.int(1, 2) : wholes
    return {
      question: say('point'),
      drawing: {
        kind: 'number-line',
        from: rational(0),
        to: rational(line),
        step: rational(1, parts),
        labels: indices(line + 1).map((at) => ({ at: rational(at), text: num(at) })),
        dots: [rational(count, parts)],
      },
      answer: number(
        rational(count, parts),
        [
          [rational(count, parts + 1), 'marks-counted'],
          ...(count > 1 ? [[rational(count - 1, parts), 'counted-from-one'] as const] : []),
          ...(line > 1 ? [[rational(count, parts * line), 'line-as-whole'] as const] : []),
          [rational(count + 1, parts), 'zero-counted'],
        ],
        'any',
      ),
      hints: hints('point'),
      solution: [
        step('point-step-1', { parts: { amount: parts, of: 'part' } }),
        step('point-step-2', { count: { amount: count, of: 'step' } }),
        answerIs(fraction(count, parts)),
      ],
    }
  },
}
