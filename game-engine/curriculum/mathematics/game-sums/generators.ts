// The sums of Math Master and Math Maze as exercises, so that what was missed there can be asked again. They belong to the skills the
// games rate and to no place on the map: nobody practises them but who has missed one.
import type { Band } from '#engine/core/bands.ts'
import { seedRandom, withDice } from '#engine/core/random.ts'
import { BEYOND } from '#engine/learning/arithmetic/beyond.ts'
import { drawOperands } from '#engine/learning/arithmetic/problems.ts'
import type { Question } from '#engine/learning/arithmetic/question.ts'
import { skillOf } from '#engine/learning/arithmetic/skill.ts'
import { inArea } from '../../area.ts'
import type { Draft, ExerciseDifficulty, ExerciseRef } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, type Maths, num, power, product, quotient, root, sum } from '../../notation.ts'
import { answerIs, figures, workOut } from '../sentences.ts'

const { hints, number } = inArea('game-sums')

/** One difficulty is one band: its ranges are those of the games. */
const BANDS_BY_DIFFICULTY = { 1: 'elementary', 2: 'middle', 3: 'high' } as const satisfies Readonly<
  Record<ExerciseDifficulty, Band>
>
const DIFFICULTY_OF = { elementary: 1, middle: 2, high: 3 } as const satisfies Readonly<
  Record<Band, ExerciseDifficulty>
>
const OPERATORS = ['+', '-', '×', '÷', '²', '√', '^'] as const
const VERSION = 1

/** By the skill that the games rate. */
export const GAME_SUM_GENERATORS: Readonly<Record<string, Generator>> = Object.fromEntries(
  OPERATORS.map((operator) => [
    skillOf({ operator }),
    {
      version: VERSION,
      draw: (dice, difficulty) => draftOf(drawOperands(dice, BANDS_BY_DIFFICULTY[difficulty], operator)),
    } satisfies Generator,
  ]),
)

function draftOf(question: Question): Draft {
  const { operator, answer } = question
  const asked = mathsOf(question)
  return {
    question: workOut(asked),
    answer: number(answer, [
      [otherSign(question), 'other-sign'],
      [answer + 10, 'tens-off'],
      [answer - 10, 'tens-off'],
      [answer + 1, 'one-off'],
      [answer - 1, 'one-off'],
    ]),
    hints: hints(operator === '+' || operator === '-' ? 'sum' : 'product'),
    solution: [figures(equation(asked, answer)), answerIs(num(answer))],
  }
}

function mathsOf({ left, operator, right }: Question): Maths {
  switch (operator) {
    case '+':
      return sum(left, right)
    case '-':
      return difference(left, right)
    case '×':
      return product(left, right)
    case '÷':
      return quotient(left, right)
    case '²':
      return power(left, 2)
    case '√':
      return root(left)
    case '^':
      return power(left, right)
  }
}

/** What comes out when the sign is misread. */
function otherSign({ left, operator, right }: Question): number {
  if (right === null) return operator === '²' ? left * 2 : Math.floor(left / 2)
  if (operator === '+') return Math.abs(left - right)
  if (operator === '^') return left * right
  return operator === '÷' ? left - right : left + right
}

/** Far beyond the first seed that draws any certain sum: the largest ranges have some 2,500. */
const SEEDS_TRIED = 60_000

/** The exercise that asks this sum; null where no round of the band asks it, within the band or beyond. */
export function gameSum(
  question: Pick<Question, 'left' | 'operator' | 'right'>,
  band: Band,
): ExerciseRef | null {
  return sumWithin(question, band) ?? sumWithin(question, BEYOND[band].band)
}

function sumWithin(
  { left, operator, right }: Pick<Question, 'left' | 'operator' | 'right'>,
  band: Band,
): ExerciseRef | null {
  for (let seed = 0; seed < SEEDS_TRIED; seed++) {
    const [drawn] = withDice(seedRandom(seed), (dice) => drawOperands(dice, band, operator))
    if (drawn.left === left && drawn.right === right)
      return { skill: skillOf({ operator }), version: VERSION, difficulty: DIFFICULTY_OF[band], seed }
  }
  return null
}
