// Equal parts of circles and rectangles: grades 1 and 2.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing } from '../../drawing.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { answerIs, answerLooks } from '../sentences.ts'
import { choice, fixedChoice, hints, say, step } from './area.ts'

type Cut = Extract<Drawing, { kind: 'cut-shape' }>
type Form = Cut['form']
type Direction = Cut['direction']

const FORMS = ['circle', 'rectangle'] as const

export const equalShares = (parts: number): Rational[] =>
  Array.from({ length: parts }, () => rational(1, parts))

/** Ways of cutting a form into equal parts. */
function directions(form: Form, parts: number): readonly Direction[] {
  if (form === 'circle') return parts === 2 ? ['across', 'down'] : ['from-center']
  return parts === 4 ? ['across', 'down', 'crossing'] : ['across', 'down']
}

const cut = (
  form: Form,
  shares: readonly Rational[],
  direction: Direction,
  shaded?: readonly number[],
): Cut => ({
  kind: 'cut-shape',
  form,
  shares,
  direction,
  ...(shaded && { shaded }),
})

const equalCut = (dice: Dice, parts: number, form = dice.pick(FORMS), shaded?: readonly number[]): Cut =>
  cut(form, equalShares(parts), dice.pick(directions(form, parts)), shaded)

/** Parts of which one is larger than the others by a quarter at the least. */
function unequalCut(dice: Dice, parts: number, form = dice.pick(FORMS)): Cut {
  const direction = parts > 2 && form === 'circle' ? 'from-center' : dice.pick(['across', 'down'] as const)
  const large = parts === 2 ? dice.int(60, 70) : dice.int(2, 4) * 5 + Math.round(100 / parts)
  const rest = rational(100 - large, 100 * (parts - 1))
  const shares = [rational(large, 100), ...Array.from({ length: parts - 1 }, () => rest)]
  return cut(form, dice.shuffle(shares), direction)
}

/** halves-and-quarters */
export const halvesAndQuarters: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return findHalves(dice)
    return difficulty === 2 ? whatIsShown(dice) : largerShare(dice)
  },
}

function findHalves(dice: Dice): Draft {
  const right = equalCut(dice, 2)
  return {
    question: say('halves'),
    answer: choice(dice, { drawing: right }, [
      [{ drawing: unequalCut(dice, 2) }, 'parts-unequal'],
      [{ drawing: equalCut(dice, 4) }, 'number-of-parts'],
    ]),
    hints: hints('halves'),
    solution: [step('halves-step'), answerLooks(right)],
  }
}

const KINDS = ['halves', 'quarters', 'unequal'] as const

function whatIsShown(dice: Dice): Draft {
  const kind = dice.pick(KINDS)
  const parts = kind === 'halves' ? 2 : kind === 'quarters' ? 4 : dice.pick([2, 4])
  return {
    question: say('what-parts'),
    drawing: kind === 'unequal' ? unequalCut(dice, parts) : equalCut(dice, parts),
    answer: fixedChoice(
      KINDS.map((one) => ({ say: say(`parts-${one}`) })),
      KINDS.indexOf(kind),
      KINDS.map((one, index) => [
        index,
        one === 'unequal'
          ? 'equal-not-seen'
          : kind === 'unequal' && (one === 'halves') === (parts === 2)
            ? 'parts-unequal'
            : 'number-of-parts',
      ]),
    ),
    hints: hints('what-parts'),
    solution: [step(`what-parts-${kind}`), answerIs(say(`parts-${kind}`))],
  }
}

function largerShare(dice: Dice): Draft {
  const form = dice.pick(FORMS)
  const isLarger = dice.int(1, 2) === 1
  const [half, quarter] = [2, 4].map((parts) => equalCut(dice, parts, form, [dice.int(0, parts - 1)]))
  const [right, wrong] = isLarger ? [half, quarter] : [quarter, half]
  if (!right || !wrong) throw new Error('two parts were drawn')
  return {
    question: say(isLarger ? 'larger-part' : 'smaller-part'),
    answer: choice(dice, { drawing: right }, [[{ drawing: wrong }, 'more-parts-larger']]),
    hints: hints('larger-part'),
    solution: [step('larger-part-step'), answerLooks(right)],
  }
}

const NAMES = { 2: 'halves', 3: 'thirds', 4: 'fourths' } as const

/** Shapes of different look that are equal shares, or not: difficulties 2 and 3 of shapes-and-equal-shares. */
export function findShares(dice: Dice): Draft {
  const parts = dice.pick([2, 3, 4] as const)
  const others = ([2, 3, 4] as const).filter((other) => other !== parts)
  const right = equalCut(dice, parts)
  const mistakes: Mistake<Choice>[] = [
    // Strips of one width are no equal parts of a circle.
    parts === 3
      ? [
          { drawing: cut('circle', [rational(7, 24), rational(5, 12), rational(7, 24)], 'down') },
          'strips-of-circle',
        ]
      : [{ drawing: unequalCut(dice, parts) }, 'parts-unequal'],
    [{ drawing: equalCut(dice, dice.pick(others)) }, 'number-of-parts'],
  ]
  return {
    question: say(`find-${NAMES[parts]}`),
    answer: choice(dice, { drawing: right }, mistakes),
    hints: hints('halves'),
    solution: [step('find-shares-step', { parts: { amount: parts, of: 'part' } }), answerLooks(right)],
  }
}

/** One fourth of the same rectangle, cut in two ways. */
export function sharesOfTwoCuts(dice: Dice): Draft {
  const isEqual = dice.int(1, 2) === 1
  const first = dice.pick(['across', 'down'] as const)
  const second = dice.pick((['across', 'down', 'crossing'] as const).filter((one) => one !== first))
  const shaded = () => [dice.int(0, 3)]
  const drawings: [Drawing, Drawing] = [
    cut('rectangle', equalShares(4), first, shaded()),
    isEqual
      ? cut('rectangle', equalShares(4), second, shaded())
      : cut('rectangle', equalShares(3), first, [dice.int(0, 2)]),
  ]
  return {
    question: say('same-size'),
    drawing: { kind: 'side-by-side', drawings },
    answer: fixedChoice(
      ['yes-same-size', 'no-not-same-size'].map((name) => ({ say: say(name) })),
      isEqual ? 0 : 1,
      [
        [0, 'number-of-parts-missed'],
        [1, 'equal-must-look-alike'],
      ],
    ),
    hints: hints('same-size'),
    solution: [
      step(isEqual ? 'same-size-step' : 'not-same-size-step'),
      answerIs(say(isEqual ? 'yes-same-size' : 'no-not-same-size')),
    ],
  }
}
