import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, product, quotient } from '../../notation.ts'
import { figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** scale-drawings */
export const scaleDrawings: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const scale = dice.int(2, 20)
    const length = dice.int(2, 15)
    if (length === scale) return scaleDrawings.draw(dice, difficulty)
    if (difficulty === 1) return fromDrawing(length, scale)
    if (difficulty === 2) return toDrawing(length, scale)
    return areaOfDrawing(dice, dice.int(2, 10))
  },
}

const METERS = say('in-meters', { unit: { many: 'meter' } })

function fromDrawing(length: number, scale: number): Draft {
  return {
    question: say('from-drawing', {
      scale: { amount: scale, of: 'meter' },
      length: { amount: length, of: 'centimeter' },
    }),
    answer: number(
      length * scale,
      [
        [length + scale, 'scale-added'],
        [rational(length, scale), 'scale-divided'],
        [(length - 1) * scale, 'one-centimeter-missed'],
      ],
      'whole',
      METERS,
    ),
    hints: hints('from-drawing', { scale: { amount: scale, of: 'meter' } }),
    solution: [
      step('from-drawing-step', { scale: { amount: scale, of: 'meter' } }),
      figures(equation(product(length, scale), length * scale)),
    ],
  }
}

function toDrawing(length: number, scale: number): Draft {
  const real = length * scale
  return {
    question: say('to-drawing', {
      scale: { amount: scale, of: 'meter' },
      real: { amount: real, of: 'meter' },
    }),
    answer: number(
      length,
      [
        [real * scale, 'scale-multiplied'],
        [real - scale, 'scale-subtracted'],
        [length + 1, 'one-centimeter-too-many'],
      ],
      'any',
      say('in-centimeters', { unit: { many: 'centimeter' } }),
    ),
    hints: hints('to-drawing', { scale: { amount: scale, of: 'meter' } }),
    solution: [
      step('to-drawing-step', { scale: { amount: scale, of: 'meter' } }),
      figures(equation(quotient(real, scale), length)),
    ],
  }
}

/** An area in the drawing, lengths `scale` times as long in reality. */
function areaOfDrawing(dice: Dice, scale: number): Draft {
  const [width, height] = [dice.int(2, 9), dice.int(2, 9)]
  const [wide, high] = [width * scale, height * scale]
  const area = wide * high
  return {
    question: say('area-from-drawing', { scale: { amount: scale, of: 'meter' }, width, height }),
    answer: number(
      area,
      [
        [width * height * scale, 'area-scaled-once'],
        [width * height, 'drawing-area'],
        [2 * (wide + high), 'perimeter-for-area'],
      ],
      'whole',
      say('in-square-meters'),
    ),
    hints: hints('area-from-drawing', { scale: { amount: scale, of: 'meter' } }),
    solution: [
      step('real-width', undefined, equation(product(width, scale), wide)),
      step('real-height', undefined, equation(product(height, scale), high)),
      figures(equation(product(wide, high), area)),
    ],
  }
}
