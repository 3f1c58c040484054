import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing } from '../../drawing.ts'
import { type Rational, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, equation, fraction, type Maths, num, product, sum } from '../../notation.ts'
import { hints, number, say, step } from './area.ts'
import { trapezoid } from './figures.ts'
import { CUBES, prismSurface, SQUARES } from './prisms.ts'

/** area-volume-problems */
export const areaAndVolume: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return fromBase(dice)
    if (difficulty === 2) return dice.int(1, 2) === 1 ? trianglePrism(dice) : trapezoidPrism(dice)
    return dice.int(1, 2) === 1 ? prismSurface(dice, 'words') : composite(dice)
  },
}

function fromBase(dice: Dice): Draft {
  const [base, height] = [dice.int(6, 60), dice.int(2, 20)]
  return {
    question: say('prism-from-base', { base, height }),
    answer: number(
      base * height,
      [
        [base + height, 'added-for-volume'],
        [rational(base * height, 2), 'halved-too-much'],
        [rational(base * height, 3), 'third-of-prism'],
      ],
      'any',
      CUBES,
    ),
    hints: hints('prism-volume'),
    solution: [
      step('base-that-repeats'),
      step('base-times-height', undefined, equation(product(base, height), base * height)),
    ],
  }
}

function prismDraft(
  name: string,
  fillers: Readonly<Record<string, number>>,
  drawing: Drawing,
  base: Rational,
  length: number,
  work: Maths,
  mistakes: readonly Mistake<number | Rational>[],
): Draft {
  const volume = times(base, rational(length))
  return {
    question: say(name, { ...fillers, length }),
    drawing,
    answer: number(volume, mistakes, 'any', CUBES),
    hints: hints('prism-volume'),
    solution: [
      step('base-that-repeats', undefined, equation(work, asFraction(base))),
      step('base-times-height', undefined, equation(product(asFraction(base), length), asFraction(volume))),
    ],
  }
}

function trianglePrism(dice: Dice): Draft {
  const [width, height, length] = [dice.int(2, 12), dice.int(2, 12), dice.int(3, 20)]
  if ((width * height) % 2 === 1 || length === height) return trianglePrism(dice)
  const base = (width * height) / 2
  return prismDraft(
    'triangle-prism',
    { width, height },
    {
      kind: 'polygons',
      polygons: [
        {
          points: [
            [0, 0],
            [width, 0],
            [width / 3, height],
          ],
          sideLabels: { 0: num(width) },
        },
      ],
      lines: [
        [
          [width / 3, 0],
          [width / 3, height],
        ],
      ],
      labels: [{ at: [width / 3 + 0.6, height / 2.5], text: num(height) }],
    },
    rational(base),
    length,
    fraction(product(width, height), 2),
    [
      [width * height * length, 'half-of-triangle-forgotten'],
      [base * height, 'wrong-height'],
      [base, 'length-forgotten'],
    ],
  )
}

function trapezoidPrism(dice: Dice): Draft {
  const [top, height, length] = [dice.int(2, 8), dice.int(2, 9), dice.int(3, 15)]
  const bottom = top + 2 * dice.int(1, 4)
  const base = ((top + bottom) * height) / 2
  if (length === height) return trapezoidPrism(dice)
  return prismDraft(
    'trapezoid-prism',
    { top, bottom, height },
    {
      kind: 'polygons',
      polygons: [
        {
          points: trapezoid(bottom, height, (bottom - top) / 2, top),
          sideLabels: { 0: num(bottom), 2: num(top) },
        },
      ],
      lines: [
        [
          [bottom / 2, 0],
          [bottom / 2, height],
        ],
      ],
      labels: [{ at: [bottom / 2 + 0.6, height / 2], text: num(height) }],
    },
    rational(base),
    length,
    fraction(product({ is: 'brackets', inside: sum(top, bottom) }, height), 2),
    [
      [2 * base * length, 'half-of-triangle-forgotten'],
      [bottom * height * length, 'trapezoid-as-rectangle'],
      [base, 'length-forgotten'],
    ],
  )
}

function composite(dice: Dice): Draft {
  const [w, h] = [dice.int(6, 15), dice.int(6, 15)]
  const [cutW, cutH] = [dice.int(2, w - 3), dice.int(2, h - 3)]
  const right = w * h - cutW * cutH
  const [lower, upper] = [w * (h - cutH), (w - cutW) * cutH]
  return {
    question: say('l-shape-area'),
    drawing: {
      kind: 'polygons',
      polygons: [
        {
          points: [
            [0, 0],
            [w, 0],
            [w, h - cutH],
            [w - cutW, h - cutH],
            [w - cutW, h],
            [0, h],
          ],
          sideLabels: { 0: num(w), 2: num(cutW), 3: num(cutH), 5: num(h) },
        },
      ],
    },
    answer: number(
      right,
      [
        [w * h, 'missing-corner-counted'],
        [w * h + cutW * cutH, 'corner-added'],
        [lower + w * cutH - cutH, 'missing-side-guessed'],
        [2 * (w + h), 'perimeter-for-area'],
      ],
      'any',
      SQUARES,
    ),
    hints: hints('l-shape'),
    solution: [
      step('lower-part', undefined, equation(product(w, h - cutH), lower)),
      step('upper-part', undefined, equation(product(w - cutW, cutH), upper)),
      step('all-together', undefined, equation(sum(lower, upper), right)),
    ],
  }
}
