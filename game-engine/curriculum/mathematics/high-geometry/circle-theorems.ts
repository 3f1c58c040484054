// Central, inscribed and tangent angles; quadrilaterals in a circle.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  BLANK,
  brackets,
  degrees,
  difference,
  equation,
  fraction,
  type Maths,
  num,
  power,
  root,
  variable,
} from '../../notation.ts'
import { linear } from '../../terms.ts'
import { DEGREES, hints, number, say, step } from './area.ts'
import { angleAt, at } from './figures.ts'

/** circle-theorems */
export const circleTheorems: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return inscribed(dice)
    if (difficulty === 2) return dice.pick([semicircle, tangentAngle, cyclic])(dice)
    return dice.pick([inscribedWithX, cyclicWithX, tangentLength])(dice)
  },
}

const [A, B, C, D, O, P] = ['A', 'B', 'C', 'D', 'O', 'P'].map(variable) as [
  Maths,
  Maths,
  Maths,
  Maths,
  Maths,
  Maths,
]
const CENTER: Point = [0, 0]

/** An arc AB at the bottom, seen from its center and from C above. */
function arcSeen(dice: Dice, arc: number, central: Maths | null, corner: Maths): Drawing {
  const room = Math.floor((360 - arc) / 2) - 22
  const [a, b, c] = [at(270 - arc / 2), at(270 + arc / 2), at(90 + dice.int(-room, room))]
  return {
    kind: 'circle-figure',
    points: [
      { at: a, label: A },
      { at: b, label: B },
      { at: c, label: C },
      { at: CENTER, label: O },
    ],
    segments: [
      [c, a],
      [c, b],
      ...(central
        ? ([
            [CENTER, a],
            [CENTER, b],
          ] as const)
        : []),
    ],
    angles: [
      angleAt(c, a, b, corner),
      ...(central ? [{ at: CENTER, from: 270 - arc / 2, to: 270 + arc / 2, label: central }] : []),
    ],
    ...(!central && { labels: [{ at: at(270, 1.2), text: degrees(arc) }] }),
  }
}

function inscribed(dice: Dice): Draft {
  const arc = 2 * dice.int(20, 140)
  if (arc === 180) return inscribed(dice)
  const isCentral = dice.int(1, 2) === 1
  return {
    question: say(isCentral ? 'inscribed-from-central' : 'inscribed-from-arc', { arc }),
    drawing: arcSeen(dice, arc, isCentral ? degrees(arc) : null, BLANK),
    answer: number(
      rational(arc / 2),
      [
        [arc, 'inscribed-equals-central'],
        [2 * arc, 'doubled-for-halved'],
        [Math.abs(180 - arc), 'filled-to-180'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('inscribed', { arc }),
    solution: [
      step('inscribed-theorem'),
      step('half-of-arc', undefined, equation(fraction(arc, 2), arc / 2)),
    ],
  }
}

function semicircle(dice: Dice): Draft {
  const given = dice.int(15, 75)
  if (given === 45) return semicircle(dice)
  const [a, b, c] = [at(180), at(0), at(2 * given)]
  return {
    question: say('semicircle-angle', { given }),
    drawing: {
      kind: 'circle-figure',
      points: [
        { at: a, label: A },
        { at: b, label: B },
        { at: c, label: C },
        { at: CENTER, label: O },
      ],
      segments: [
        [a, b],
        [a, c],
        [b, c],
      ],
      angles: [angleAt(a, b, c, degrees(given)), angleAt(b, a, c, BLANK)],
    },
    answer: number(
      90 - given,
      [
        [180 - given, 'right-angle-not-seen'],
        [given, 'angles-taken-equal'],
        [rational(180 - given, 2), 'taken-for-isosceles'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('semicircle', { given }),
    solution: [
      step('thales'),
      step('rest-to-180', undefined, equation(difference(180, 90, given), 90 - given)),
    ],
  }
}

function tangentAngle(dice: Dice): Draft {
  const given = dice.int(25, 65)
  if (given === 45) return tangentAngle(dice)
  const [touch, outside] = [
    at(given),
    [Math.round(1000 / Math.cos((given * Math.PI) / 180)) / 1000, 0] as Point,
  ]
  return {
    question: say('tangent-angle', { given }),
    drawing: {
      kind: 'circle-figure',
      points: [
        { at: touch, label: A },
        { at: outside, label: P },
        { at: CENTER, label: O },
      ],
      segments: [
        [CENTER, touch],
        [CENTER, outside],
        [touch, outside],
      ],
      angles: [angleAt(CENTER, touch, outside, degrees(given)), angleAt(outside, touch, CENTER, BLANK)],
    },
    answer: number(
      90 - given,
      [
        [180 - given, 'right-angle-not-seen'],
        [given, 'angles-taken-equal'],
        [rational(180 - given, 2), 'taken-for-isosceles'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('tangent', { given }),
    solution: [
      step('tangent-theorem'),
      step('rest-to-180', undefined, equation(difference(180, 90, given), 90 - given)),
    ],
  }
}

/** A quadrilateral with corners on the circle; the angle at A is half of the arc from B over C to D. */
function quadrilateral(dice: Dice, angleA: number, labels: readonly [Maths, Maths]): Drawing {
  const start = dice.int(0, 359)
  const before = 180 - angleA + dice.int(-12, 12)
  const toC = angleA + dice.int(-12, 12)
  const [a, b, c, d] = [
    at(start),
    at(start + before),
    at(start + before + toC),
    at(start + before + 2 * angleA),
  ]
  return {
    kind: 'circle-figure',
    points: [
      { at: a, label: A },
      { at: b, label: B },
      { at: c, label: C },
      { at: d, label: D },
    ],
    segments: [
      [a, b],
      [b, c],
      [c, d],
      [d, a],
    ],
    angles: [angleAt(a, b, d, labels[0]), angleAt(c, b, d, labels[1])],
  }
}

function cyclic(dice: Dice): Draft {
  const given = dice.int(50, 130)
  if (given === 90) return cyclic(dice)
  return {
    question: say('cyclic-angle', { given }),
    drawing: quadrilateral(dice, given, [degrees(given), BLANK]),
    answer: number(
      180 - given,
      [
        [given, 'opposite-angles-equal'],
        [360 - given, 'sum-as-360'],
        [rational(given, 2), 'halved-without-center'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('cyclic', { given }),
    solution: [
      step('cyclic-theorem'),
      step('rest-to-180', undefined, equation(difference(180, given), 180 - given)),
    ],
  }
}

function inscribedWithX(dice: Dice): Draft {
  const [p, x, q] = [dice.int(2, 6), dice.int(4, 15), dice.int(-20, 20)]
  const half = p * x + q
  if (q === 0 || half < 25 || half > 80) return inscribedWithX(dice)
  const term = linear(p, q)
  return {
    question: say('inscribed-with-x', { term: brackets(term), arc: 2 * half }),
    drawing: arcSeen(dice, 2 * half, degrees(2 * half), degrees(brackets(term))),
    answer: number(
      x,
      [
        [rational(2 * half - q, p), 'inscribed-equals-central'],
        [rational(4 * half - q, p), 'doubled-for-halved'],
        [half, 'angle-for-x'],
      ],
      'whole',
    ),
    hints: hints('inscribed-with-x', { arc: 2 * half }),
    solution: [
      step('inscribed-theorem'),
      step('equation-is', undefined, equation(term, half)),
      step('solve-for-x', undefined, equation(fraction(half - q, p), x)),
    ],
  }
}

function cyclicWithX(dice: Dice): Draft {
  const [p, r, x, q] = [dice.int(2, 6), dice.int(1, 5), dice.int(5, 20), dice.int(-20, 20)]
  const [one, s] = [p * x + q, 180 - p * x - q - r * x]
  if (p === r || q === 0 || s === 0 || Math.abs(s) > 90 || one < 50 || one > 130 || one === 90)
    return cyclicWithX(dice)
  const [first, second] = [linear(p, q), linear(r, s)]
  return {
    question: say('cyclic-with-x', { first: brackets(first), second: brackets(second) }),
    drawing: quadrilateral(dice, one, [A, C]),
    answer: number(
      x,
      [
        [rational(s - q, p - r), 'opposite-angles-equal'],
        [rational(360 - q - s, p + r), 'sum-as-360'],
        [one, 'angle-for-x'],
      ],
      'whole',
    ),
    hints: hints('cyclic-with-x'),
    solution: [
      step('cyclic-theorem'),
      step('equation-is', undefined, equation(linear(p + r, q + s), 180)),
      step('solve-for-x', undefined, equation(fraction(180 - q - s, p + r), x)),
    ],
  }
}

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const

function tangentLength(dice: Dice): Draft {
  const [first, second, third] = dice.pick(TRIPLES)
  const k = dice.int(1, 4)
  const [r, t] = dice.int(1, 2) === 1 ? [first * k, second * k] : [second * k, first * k]
  const far = third * k
  const touch = at((Math.acos(r / far) * 180) / Math.PI)
  const outside: Point = [Math.min(2.6, Math.round((1000 * far) / r) / 1000), 0]
  const seen = r / far > 0.385 ? touch : at((Math.acos(1 / 2.6) * 180) / Math.PI)
  return {
    question: say('tangent-length', { r, far }),
    drawing: {
      kind: 'circle-figure',
      points: [
        { at: seen, label: A },
        { at: outside, label: P },
        { at: CENTER, label: O },
      ],
      segments: [
        [CENTER, seen],
        [CENTER, outside],
        [seen, outside],
      ],
      labels: [{ at: [outside[0] / 2, -0.14], text: num(far) }],
    },
    answer: number(
      t,
      [
        [far - r, 'sides-subtracted'],
        [t * t, 'root-forgotten'],
        [far + r, 'sides-added'],
      ],
      'whole',
    ),
    hints: hints('tangent-length', { r, far }),
    solution: [
      step('tangent-theorem'),
      step('pythagoras', undefined, equation(difference(power(far, 2), power(r, 2)), t * t)),
      step('take-root', undefined, equation(root(t * t), t)),
    ],
  }
}
