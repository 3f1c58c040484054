// Nets, surfaces and volumes of boxes, prisms and pyramids: grades 6 and 7; slices of solids: grade 7.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing, Point, Polygon } from '../../drawing.ts'
import { over, type Rational, rational, times } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, asMixed, equation, fraction, type Maths, num, product, sum } from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'
import { moved, rectangleOf, trapezoid } from './figures.ts'

const SQUARES = say('square-units')
const CUBES = say('cubes')

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
] as const

/** volume-and-nets */
export const volumeAndNets: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return boxSurface(dice)
    if (difficulty === 2) return boxVolume(dice)
    return dice.int(1, 2) === 1 ? prismSurface(dice, 'net') : pyramidSurface(dice)
  },
}

const rectangle = (
  x: number,
  y: number,
  w: number,
  h: number,
  labels?: Readonly<Record<number, Maths>>,
): Polygon => ({
  points: moved(rectangleOf(w, h), [x, y]),
  ...(labels && { sideLabels: labels }),
})

function boxSurface(dice: Dice): Draft {
  const [l, w, h] = [dice.int(2, 10), dice.int(2, 10), dice.int(2, 10)]
  const [half, volume] = [l * w + l * h + w * h, l * w * h]
  if (volume === 2 * half || new Set([l, w, h]).size < 3) return boxSurface(dice)
  const net: Drawing = {
    kind: 'polygons',
    polygons: [
      rectangle(h, 0, l, w, { 0: num(l) }),
      rectangle(h, w, l, h),
      rectangle(h, w + h, l, w, { 1: num(w) }),
      rectangle(h, 2 * w + h, l, h, { 1: num(h) }),
      rectangle(0, w + h, h, w),
      rectangle(h + l, w + h, h, w),
    ],
  }
  return {
    question: say('box-net-surface'),
    drawing: net,
    answer: number(
      2 * half,
      [
        [half, 'three-faces-only'],
        [volume, 'volume-for-surface'],
        [4 * (l + w + h), 'edges-for-surface'],
      ],
      'any',
      SQUARES,
    ),
    hints: hints('box-net'),
    solution: [
      step('three-faces', undefined, equation(sum(product(l, w), product(l, h), product(w, h)), half)),
      step('each-face-twice', undefined, equation(product(2, half), 2 * half)),
    ],
  }
}

function boxVolume(dice: Dice): Draft {
  const under = dice.pick([2, 4])
  const [a, b, h] = [rational(2 * dice.int(1, 9) + 1, under), dice.int(2, 8), dice.int(2, 9)]
  if (a.d === 1) return boxVolume(dice)
  const isTwo = dice.int(1, 2) === 1
  const width = isTwo ? rational(2 * b + 1, 2) : rational(b)
  const base = times(a, width)
  const volume = times(base, rational(h))
  const whole = (value: Rational) => Math.floor(value.n / value.d)
  return {
    question: say('box-volume-fractions', { a: asMixed(a), b: asMixed(width), h }),
    answer: number(
      volume,
      [
        [whole(a) * whole(width) * h, 'fractions-of-edges-dropped'],
        [base, 'height-forgotten'],
        [times(rational(2), volume), 'doubled-volume'],
      ],
      'any',
      CUBES,
    ),
    hints: hints('box-volume-fractions'),
    solution: [
      step('base-of-box', undefined, equation(product(asFraction(a), asFraction(width)), asFraction(base))),
      step('base-times-height', undefined, equation(product(asFraction(base), h), asFraction(volume))),
      answerIs(asMixed(volume)),
    ],
  }
}

/** @param from a net is drawn, or the solid is told of */
function prismSurface(dice: Dice, from: 'net' | 'words'): Draft {
  const [a, b, c] = dice.pick([...TRIPLES, [8, 15, 17] as const])
  const length = dice.int(3, 20)
  const [base, sides, right] = [(a * b) / 2, (a + b + c) * length, a * b + (a + b + c) * length]
  const volume = base * length
  if (volume === right || length === a || length === b) return prismSurface(dice, from)
  const net: Drawing = {
    kind: 'polygons',
    polygons: [
      rectangle(0, 0, a, length, { 3: num(length) }),
      rectangle(a, 0, b, length),
      rectangle(a + b, 0, c, length),
      {
        points: [
          [a, length],
          [a + b, length],
          [a, length + a],
        ],
        rightAngles: [0],
        sideLabels: { 1: num(c), 2: num(a) },
      },
      {
        points: [
          [a, 0],
          [a + b, 0],
          [a, -a],
        ],
        rightAngles: [0],
        sideLabels: {},
      },
    ],
    labels: [{ at: [a + b / 2, length + Math.min(1, a / 4)], text: num(b) }],
  }
  return {
    question: from === 'net' ? say('prism-net-surface') : say('prism-surface', { a, b, c, length }),
    ...(from === 'net' && { drawing: net }),
    answer: number(
      right,
      [
        [sides + 2 * a * b, 'triangle-not-halved'],
        [right - c * length, 'one-side-missing'],
        [volume, 'volume-for-surface'],
        [sides, 'ends-forgotten'],
      ],
      'any',
      SQUARES,
    ),
    hints: hints('prism-net'),
    solution: [
      step('two-triangles', undefined, equation(product(a, b), a * b)),
      step(
        'three-rectangles',
        undefined,
        equation(sum(product(a, length), product(b, length), product(c, length)), sides),
      ),
      step('all-together', undefined, equation(sum(a * b, sides), right)),
    ],
  }
}

function pyramidSurface(dice: Dice): Draft {
  const [edge, slant] = [dice.int(2, 12), dice.int(3, 15)]
  if (2 * slant <= edge) return pyramidSurface(dice)
  const right = edge * edge + 2 * edge * slant
  const tip = (points: readonly Point[], labels?: Readonly<Record<number, Maths>>): Polygon => ({
    points,
    ...(labels && { sideLabels: labels }),
  })
  const [e, s] = [edge, slant]
  return {
    question: say('pyramid-net-surface', { slant }),
    drawing: {
      kind: 'polygons',
      polygons: [
        rectangle(0, 0, e, e),
        tip([
          [0, e],
          [e, e],
          [e / 2, e + s],
        ]),
        tip([
          [0, 0],
          [e, 0],
          [e / 2, -s],
        ]),
        tip([
          [0, 0],
          [0, e],
          [-s, e / 2],
        ]),
        tip([
          [e, 0],
          [e, e],
          [e + s, e / 2],
        ]),
      ],
      lines: [
        [
          [e / 2, e],
          [e / 2, e + s],
        ],
      ],
      labels: [
        { at: [e / 2, Math.min(1, e / 5)], text: num(e) },
        { at: [e / 2 + Math.min(1.2, e / 6), e + s / 3], text: num(s) },
      ],
    },
    answer: number(
      right,
      [
        [edge * edge + 4 * edge * slant, 'triangle-not-halved'],
        [2 * edge * slant, 'base-forgotten'],
        [edge * edge + edge * slant, 'faces-missing'],
      ],
      'any',
      SQUARES,
    ),
    hints: hints('pyramid-net'),
    solution: [
      step('square-base', undefined, equation(product(edge, edge), edge * edge)),
      step('four-triangles', undefined, equation(product(4, fraction(edge * slant, 2)), 2 * edge * slant)),
      step('all-together', undefined, equation(sum(edge * edge, 2 * edge * slant), right)),
    ],
  }
}

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

/** cross-sections */
export const crossSections: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return sliceOfBox(dice)
    return difficulty === 2 ? sliceOfPyramid(dice) : slantedSlice(dice)
  },
}

const rectangleOption = (a: number | Rational, b: number | Rational): Choice => {
  const [x, y] = [a, b].map((side) => (typeof side === 'number' ? rational(side) : side))
  return { say: say('slice-rectangle', { a: num(x ?? rational(0)), b: num(y ?? rational(0)) }) }
}

function sliceDraft(
  dice: Dice,
  question: Sentence,
  right: Choice,
  mistakes: readonly Mistake<Choice>[],
  why: Sentence,
  drawing?: Drawing,
): Draft {
  return {
    question,
    ...(drawing && { drawing }),
    answer: choice(dice, right, mistakes),
    hints: hints('slice'),
    solution: [{ say: why }, answerIs('say' in right ? right.say : 0)],
  }
}

const FACES = ['base', 'front', 'side'] as const

function sliceOfBox(dice: Dice): Draft {
  const [one = 2, other = 3, h = 4] = dice.shuffle([2, 3, 4, 5, 6, 7, 8])
  const [l, w] = [Math.max(one, other), Math.min(one, other)]
  const face = dice.pick(FACES)
  const sizes: Readonly<Record<(typeof FACES)[number], readonly [number, number]>> = {
    base: [l, w],
    front: [l, h],
    side: [w, h],
  }
  const [a, b] = sizes[face]
  return sliceDraft(
    dice,
    say(`slice-box-${face}`, { l, w, h }),
    rectangleOption(a, b),
    [
      ...FACES.filter((other) => other !== face).map(
        (other): Mistake<Choice> => [rectangleOption(...sizes[other]), 'other-face'],
      ),
      [{ say: say('slice-box') }, 'slice-as-solid'],
    ],
    say('slice-box-step'),
    { kind: 'box', length: l, width: w, height: h, cubes: false },
  )
}

function sliceOfPyramid(dice: Dice): Draft {
  const [a, b, h] = [dice.int(3, 12), dice.int(3, 12), dice.int(4, 15)]
  if (a === b || h === a || h === b) return sliceOfPyramid(dice)
  const isFlat = dice.int(1, 2) === 1
  const triangle: Choice = { say: say('slice-triangle', { base: a, height: h }) }
  const half = rectangleOption(over(rational(a), rational(2)), over(rational(b), rational(2)))
  return sliceDraft(
    dice,
    say(isFlat ? 'slice-pyramid-flat' : 'slice-pyramid-upright', { a, b, h }),
    isFlat ? half : triangle,
    [
      [rectangleOption(a, b), 'slice-as-base'],
      [isFlat ? triangle : half, isFlat ? 'flat-cut-as-triangle' : 'upright-cut-as-rectangle'],
      [{ say: say('slice-pyramid') }, 'slice-as-solid'],
    ],
    say(isFlat ? 'pyramid-flat-step' : 'pyramid-upright-step'),
  )
}

const SLANTED = {
  corner: ['triangle', ['rectangle', 'square', 'pentagon']],
  beside: ['trapezoid', ['triangle', 'rectangle', 'pentagon']],
  edges: ['rectangle', ['triangle', 'trapezoid', 'pentagon']],
} as const

function slantedSlice(dice: Dice): Draft {
  const cut = dice.pick(['corner', 'beside', 'edges'] as const)
  const [right, others] = SLANTED[cut]
  const size = dice.int(3, 30)
  const named = (shape: string): Choice => ({ say: say(`slice-is-${shape}`) })
  return sliceDraft(
    dice,
    say(`slice-${cut}`, { size }),
    named(right),
    others.map((other): Mistake<Choice> => [named(other), `cut-${cut}`]),
    say(`slice-${cut}-step`),
  )
}
