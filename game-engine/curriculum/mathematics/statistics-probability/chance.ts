// Probability of simple events: grade 7. Two-way tables: grade 8.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, difference, equation, fraction, num, product, sum } from '../../notation.ts'
import { THINGS } from '../../sentence.ts'
import { answerIs, figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** simple-probability */
export const simpleProbability: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return fromBag(dice, false)
    if (difficulty === 2) return dice.int(1, 2) === 1 ? fromBag(dice, true) : expected(dice)
    return missingChance(dice)
  },
}

/** @param isNot the chance of the other kind is asked for */
function fromBag(dice: Dice, isNot: boolean): Draft {
  const [a, b] = [dice.int(1, 9), dice.int(1, 9)]
  if (a === b) return fromBag(dice, isNot)
  const [thing = 'apple', other = 'ball'] = dice.shuffle(THINGS)
  const total = a + b
  const good = isNot ? b : a
  return {
    question: say(isNot ? 'bag-not' : 'bag', {
      a: { amount: a, of: thing },
      b: { amount: b, of: other },
      things: { many: thing },
    }),
    answer: number(
      rational(good, total),
      [
        [rational(good, total - good), 'part-to-part'],
        [rational(1, 2), 'equal-chances'],
        [rational(total - good, total), 'other-outcome'],
        [rational(1, total), 'one-of-all'],
      ],
      'any',
    ),
    hints: hints('bag'),
    solution: [
      step('bag-all', undefined, equation(sum(a, b), total)),
      step('bag-step', { good, total }),
      answerIs(fraction(good, total)),
    ],
  }
}

function expected(dice: Dice): Draft {
  const sides = dice.int(3, 8)
  const good = dice.int(1, sides - 1)
  const rounds = 10 * dice.int(2, 10)
  const trials = sides * rounds
  const answer = good * rounds
  return {
    question: say('spinner-expected', { sides, good, trials }),
    drawing: { kind: 'spinner', sectors: Array.from({ length: sides }, (_, index) => num(index + 1)) },
    answer: number(
      answer,
      [
        [rounds, 'one-sector-only'],
        [good, 'numbers-for-trials'],
        [trials / 2, 'equal-chances'],
        [trials - answer, 'other-outcome'],
      ],
      'any',
    ),
    hints: hints('spinner-expected', { trials }),
    solution: [
      step('spinner-chance', { chance: fraction(good, sides) }),
      figures(equation(product(trials, fraction(good, sides)), answer)),
    ],
  }
}

function missingChance(dice: Dice): Draft {
  const [a, b] = [dice.int(5, 60), dice.int(5, 60)]
  const rest = 100 - a - b
  if (rest < 2 || a === b) return missingChance(dice)
  const percent = (value: number) => num(rational(value, 100), 2)
  return {
    question: say('missing-chance', { a: percent(a), b: percent(b) }),
    answer: number(
      rational(rest, 100),
      [
        [rational(a + b, 100), 'known-chances'],
        [rational(100 - a, 100), 'one-left-out'],
        [rational(1, 3), 'equal-chances'],
      ],
      'any',
    ),
    hints: hints('missing-chance'),
    solution: [
      step('known-sum', undefined, equation(sum(percent(a), percent(b)), percent(a + b))),
      step('up-to-one', undefined, equation(difference(1, percent(a + b)), percent(rest))),
    ],
  }
}

/** two-way-tables */
export const twoWayTables: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const [a, b, c, d] = [dice.int(4, 40), dice.int(4, 40), dice.int(4, 40), dice.int(4, 40)]
    if (a * (b + d) === b * (a + c) || a + b === a + c) return twoWayTables.draw(dice, difficulty)
    if (difficulty === 1) return missingCount(a, b, c, d)
    return shareOf(a, b, c, d, difficulty === 2)
  },
}

const head = (name: string) => say(`table-${name}`)

function table(a: number, b: number, c: number, d: number, isAsked: boolean) {
  return {
    kind: 'table' as const,
    rows: [
      [head('empty'), head('bus'), head('walk'), head('total')],
      [head('first'), num(a), isAsked ? BLANK : num(b), num(a + b)],
      [head('second'), num(c), num(d), num(c + d)],
      [head('total'), num(a + c), num(b + d), num(a + b + c + d)],
    ],
  }
}

function missingCount(a: number, b: number, c: number, d: number): Draft {
  return {
    question: say('missing-count'),
    drawing: table(a, b, c, d, true),
    answer: number(b, [
      [a + b + a, 'added-for-missing'],
      [a + b + c + d - a, 'other-total'],
      [d, 'neighbor-copied'],
    ]),
    hints: hints('missing-count'),
    solution: [step('missing-count-step'), figures(equation(difference(a + b, a), b))],
  }
}

/** @param isRow of those in the first row, else of those in the first column */
function shareOf(a: number, b: number, c: number, d: number, isRow: boolean): Draft {
  const [own, other] = isRow ? [a + b, a + c] : [a + c, a + b]
  return {
    question: say(isRow ? 'share-of-row' : 'share-of-column'),
    drawing: table(a, b, c, d, false),
    answer: number(
      rational(a, own),
      [
        [rational(a, a + b + c + d), 'whole-total-used'],
        [rational(a, other), 'row-and-column-swapped'],
        [rational(a, own - a), 'part-to-part'],
      ],
      'any',
    ),
    hints: hints(isRow ? 'share-of-row' : 'share-of-column'),
    solution: [step('share-of-step', { part: a, all: own }), answerIs(fraction(a, own))],
  }
}
