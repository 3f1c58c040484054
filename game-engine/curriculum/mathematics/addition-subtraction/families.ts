// Sums and differences as one family, and equations whose gap may stand anywhere.
import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, difference, equation, type Maths, type Part, sum } from '../../notation.ts'
import { barOf } from '../bars.ts'
import { figures, whatIsMissing, workOut } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** fact-families */
export const factFamilies: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) return threeAddends(dice)
    const [a, b] =
      difficulty === 1
        ? differentParts(dice, { least: 1, lowest: 3, highest: 10 })
        : differentParts(dice, { least: 2, lowest: 11, highest: 18 })
    const whole = a + b
    if (difficulty === 1) {
      return dice.int(1, 2) === 1 ? turnedSum(a, b) : fromTheSum(a, b)
    }
    const gaps: readonly [Maths, number][] = [
      [equation(sum(a, BLANK), whole), b],
      [equation(sum(BLANK, b), whole), a],
      [equation(difference(whole, BLANK), b), a],
      [equation(difference(whole, a), BLANK), b],
    ]
    const [asked, answer] = dice.pick(gaps)
    const other = whole - answer
    return {
      question: whatIsMissing(asked),
      drawing: barOf([answer, other], whole, answer),
      answer: number(answer, [
        [whole + other, 'whole-as-part', { whole }],
        [other, 'copied-the-part', { known: other }],
        [answer + 1, 'counted-the-start'],
      ]),
      hints: hints('family', { whole, part: other }),
      solution: [
        step('family-step', { whole, part: other }),
        figures(equation(difference(whole, other), answer)),
      ],
    }
  },
}

function differentParts(
  dice: Dice,
  { least, lowest, highest }: { least: number; lowest: number; highest: number },
): [number, number] {
  const whole = dice.int(lowest, highest)
  const a = dice.int(Math.max(least, whole - 9), Math.min(9, whole - least))
  // An even whole may be cut in two halves; then one is moved over.
  return a * 2 === whole ? [a - 1, a + 1] : [a, whole - a]
}

function turnedSum(a: number, b: number): Draft {
  return {
    question: say('turned', { known: equation(sum(a, b), a + b), asked: sum(b, a) }),
    drawing: barOf([a, b], BLANK),
    answer: number(a + b, [
      [Math.abs(a - b), 'sign-not-read'],
      [a + b - 1, 'counted-the-start'],
      [a + b + 1, 'one-too-many'],
    ]),
    hints: hints('turned', { a, b }),
    solution: [step('turned-step'), figures(equation(sum(b, a), a + b))],
  }
}

function fromTheSum(a: number, b: number): Draft {
  return {
    question: say('from-sum', { known: equation(sum(a, b), a + b), asked: difference(a + b, a) }),
    drawing: barOf([a, b], a + b, b),
    answer: number(b, [
      [a + b + a, 'sign-not-read'],
      [a, 'copied-the-part', { known: a }],
      [b + 1, 'counted-the-start'],
    ]),
    hints: hints('family', { whole: a + b, part: a }),
    solution: [step('family-step', { whole: a + b, part: a }), figures(equation(difference(a + b, a), b))],
  }
}

function threeAddends(dice: Dice): Draft {
  const a = dice.pick([1, 2, 3, 4, 6, 7, 8, 9])
  const partner = 10 - a
  const between = dice.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((value) => value !== a && value !== partner))
  const answer = 10 + between
  return {
    question: workOut(sum(a, between, partner)),
    answer: number(answer, [
      [a + between, 'left-out', { number: partner }],
      [10, 'left-out', { number: between }],
      [answer - 1, 'counted-the-start'],
    ]),
    hints: hints('pair-of-ten', { a, between, partner }),
    solution: [
      step('pair-of-ten-step', { a, partner }, equation(sum(a, partner), 10)),
      figures(equation(sum(10, between), answer)),
    ],
  }
}

/** true-equations */
export const trueEquations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) return balanced(dice)
    const most = difficulty === 1 ? 10 : 18
    const whole = dice.int(3, most)
    const part = dice.int(1, whole - 1)
    const other = whole - part
    const isSum = dice.int(1, 2) === 1
    const sides: [Part, Part] = isSum ? [sum(part, BLANK), whole] : [difference(BLANK, part), other]
    const [left, right] = difficulty === 1 ? sides : [sides[1], sides[0]]
    const answer = isSum ? other : whole
    return {
      question: whatIsMissing(equation(left, right)),
      answer: number(
        answer,
        isSum
          ? [
              [whole + part, 'adds-all'],
              [part, 'copied-the-part', { known: part }],
              [answer + 1, 'counted-the-start'],
            ]
          : [
              [Math.abs(other - part), 'adds-all-minus'],
              [other, 'answer-comes-next'],
              [answer - 1, 'counted-the-start'],
            ],
      ),
      hints: hints(isSum ? 'equal-sum' : 'equal-difference', { part, side: isSum ? whole : other }),
      solution: isSum
        ? [step('equal-sum-step', { whole }), figures(equation(difference(whole, part), answer))]
        : [step('equal-difference-step', { part }), figures(equation(sum(other, part), answer))],
    }
  },
}

/** a + b = ? + d */
function balanced(dice: Dice): Draft {
  const a = dice.int(2, 9)
  const b = dice.int(Math.max(1, 8 - a), 9)
  const side = a + b
  const known = dice.pick(
    Array.from({ length: side - 1 }, (_, index) => index + 1).filter((d) => d !== a && d !== b),
  )
  const answer = side - known
  return {
    question: whatIsMissing(equation(sum(a, b), sum(BLANK, known))),
    answer: number(answer, [
      [side, 'answer-comes-next'],
      [side + known, 'adds-all'],
      [answer + 1, 'counted-the-start'],
    ]),
    hints: hints('balanced', { sum: sum(a, b), known }),
    solution: [
      step('balanced-step-1', undefined, equation(sum(a, b), side)),
      step('balanced-step-2', { side, known }, equation(difference(side, known), answer)),
      figures(equation(sum(a, b), sum(answer, known))),
    ],
  }
}
