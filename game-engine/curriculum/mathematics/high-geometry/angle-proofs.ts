// Proofs about angles and triangles: their steps in order, and the reason of a step.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { type Maths, variable } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, say, step } from './area.ts'
import { type Card, stepsInOrder } from './steps-in-order.ts'

/** angle-proofs */
export const angleProofs: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.pick([verticalAngles, equalSegments])(dice)
    if (difficulty === 2) return dice.pick([alternateAngles, baseAngles, reasonOfStep])(dice)
    return dice.pick([angleSum, perpendicularBisector, midsegment])(dice)
  },
}

const GREEK = ['α', 'β', 'γ', 'δ', 'ε', 'φ'] as const
const NAMES = ['ABC', 'DEF', 'JKL', 'KLM', 'PQR', 'RST', 'UVW', 'XYZ'] as const
type Names = Readonly<Record<string, Maths>>

const greek = (dice: Dice): Names => {
  const [a = 'α', b = 'β', c = 'γ'] = dice.shuffle(GREEK)
  return { a: variable(a), b: variable(b), c: variable(c) }
}

/** Corners a, b, c and the sides between them. */
function corners(
  dice: Dice,
  more: readonly string[] = [],
): { readonly names: Names; readonly letters: readonly string[] } {
  const letters = [...dice.pick(NAMES), ...more]
  const [a = '', b = '', c = '', m = '', n = ''] = letters
  const pairs = {
    a,
    b,
    c,
    m,
    n,
    ab: a + b,
    ac: a + c,
    bc: b + c,
    cm: c + m,
    am: a + m,
    bm: b + m,
    mn: m + n,
    cn: c + n,
    ca: c + a,
    cb: c + b,
    abc: a + b + c,
    amc: a + m + c,
    bmc: b + m + c,
    cmn: c + m + n,
    cab: c + a + b,
  }
  return {
    names: Object.fromEntries(Object.entries(pairs).map(([key, name]) => [key, variable(name)])),
    letters,
  }
}

/** Cards `<proof>-1` … with what each needs. */
function proof(
  dice: Dice,
  name: string,
  needs: readonly (readonly number[])[],
  names: Names,
  drawing?: Drawing,
): Draft {
  const cards = needs.map((needed, index): Card => [say(`${name}-${index + 1}`, names), needed])
  return {
    question: say(`prove-${name}`, names),
    ...(drawing && { drawing }),
    ...stepsInOrder(dice, cards, 'conclusion-as-reason'),
    hints: hints('proof'),
  }
}

function verticalAngles(dice: Dice): Draft {
  const names = greek(dice)
  const { a, b, c } = names
  return proof(dice, 'vertical', [[], [], [0, 1], [2]], names, {
    kind: 'angle',
    rays: [20, 140, 200, 320],
    labels: [a, b, c].map((label) => label ?? variable('α')),
  })
}

const onLine = (letters: readonly string[]): Drawing => ({
  kind: 'polygons',
  polygons: [
    {
      points: [
        [0, 0],
        [2, 0],
        [5, 0],
        [7, 0],
      ],
      open: true,
    },
  ],
  labels: [0, 2, 5, 7].map((x, index) => ({ at: [x, 0.5] as const, text: variable(letters[index] ?? '') })),
})

function equalSegments(dice: Dice): Draft {
  const letters = dice.shuffle(['A', 'B', 'C', 'D', 'E', 'F', 'P', 'Q']).slice(0, 4)
  const [a = '', b = '', c = '', d = ''] = letters
  const names = Object.fromEntries(
    Object.entries({ ab: a + b, bc: b + c, cd: c + d, ac: a + c, bd: b + d }).map(([key, name]) => [
      key,
      variable(name),
    ]),
  )
  return proof(dice, 'segments', [[], [], [], [0, 1], [2, 3]], names, onLine(letters))
}

function alternateAngles(dice: Dice): Draft {
  return proof(dice, 'alternate', [[], [0], [], [1, 2]], greek(dice))
}

const APEX: Point = [3, 4]
const triangleSeen = (letters: readonly string[], foot: boolean): Drawing => ({
  kind: 'polygons',
  polygons: [
    {
      points: [[0, 0], [6, 0], APEX],
      corners: {
        0: variable(letters[0] ?? ''),
        1: variable(letters[1] ?? ''),
        2: variable(letters[2] ?? ''),
      },
      ...(foot && { equalSides: [[1, 2]] }),
    },
  ],
  ...(foot && { lines: [[APEX, [3, 0]]], labels: [{ at: [3, -0.5], text: variable('M') }] }),
})

function baseAngles(dice: Dice): Draft {
  const { names, letters } = corners(dice, ['M'])
  if (letters.slice(0, 3).includes('M')) return baseAngles(dice)
  return proof(dice, 'base-angles', [[], [0], [], [0], [1, 2, 3], [4]], names, triangleSeen(letters, true))
}

function angleSum(dice: Dice): Draft {
  const { names, letters } = corners(dice)
  return proof(dice, 'angle-sum', [[], [0], [0], [0], [1, 2, 3]], names, triangleSeen(letters, false))
}

function perpendicularBisector(dice: Dice): Draft {
  const { names, letters } = corners(dice, ['M'])
  if (letters.slice(0, 3).includes('M')) return perpendicularBisector(dice)
  return proof(
    dice,
    'bisector-points',
    [[], [0], [0], [0], [1, 2, 3], [4]],
    names,
    triangleSeen(letters, true),
  )
}

function midsegment(dice: Dice): Draft {
  const { names, letters } = corners(dice, ['M', 'N'])
  if (letters.slice(0, 3).includes('M')) return midsegment(dice)
  return proof(dice, 'midsegment', [[], [], [0, 1], [2], [3]], names, {
    kind: 'polygons',
    polygons: [
      {
        points: [[0, 0], [6, 0], APEX],
        corners: {
          0: variable(letters[0] ?? ''),
          1: variable(letters[1] ?? ''),
          2: variable(letters[2] ?? ''),
        },
      },
    ],
    lines: [
      [
        [1.5, 2],
        [4.5, 2],
      ],
    ],
    labels: [
      { at: [1, 2.2], text: variable('M') },
      { at: [5, 2.2], text: variable('N') },
    ],
  })
}

/** A theorem, its converse, and what a drawing seems to show. */
const REASONS = ['alternate', 'corresponding', 'isosceles'] as const

function reasonOfStep(dice: Dice): Draft {
  const [kind, names] = [dice.pick(REASONS), greek(dice)]
  const right = say(`reason-${kind}`)
  return {
    question: say(`why-step-${kind}`, names),
    answer: choice(dice, { say: right }, [
      [{ say: say(`reason-${kind}-converse`) }, 'converse-for-theorem'],
      [{ say: say('reason-looks') }, 'drawing-as-proof'],
      [{ say: say('reason-claim', names) }, 'claim-as-its-reason'],
    ]),
    hints: hints('reason'),
    solution: [step(`known-${kind}`), answerIs(right)],
  }
}
