// Draws arithmetic problems: a question fit for band, level and player, its answer, and four options.
// Answers are whole and never negative in any band: where order matters the larger operand stands first.

import type { Band } from '#engine/core/bands.ts'
import { type Dice, type RandomState, withDice } from '#engine/core/random.ts'
import { CANDIDATES, type ItemTarget, nearest, targetRating } from '../choose-item.ts'
import { type Learner, ratingIn } from '../learner.ts'
import { BEYOND, operatorsBeyond, type Place, stepsBeyond } from './beyond.ts'
import {
  HIGHEST_EXPONENT,
  LOWEST_EXPONENT,
  OPERANDS,
  OPERATORS,
  type Operator,
  ROOT,
  SQUARE_BASE,
  TRIVIAL_KEPT_ONE_IN,
} from './constants.ts'
import { drawOptions } from './options.ts'
import type { MathProblem, Question } from './question.ts'
import { questionRating } from './question-rating.ts'
import { skillOf } from './skill.ts'

/** For whom a problem is drawn, and where in the round. */
export interface ProblemRequest extends ItemTarget, Place {
  readonly learner: Learner
}

/**
 * A problem for this band, level and player, and the generator's state after it. The operator is drawn; of a few
 * questions with it the one nearest to what teaches the player most is asked.
 * @param previous the question before it; it is not asked again at once, nor with its operands exchanged
 */
export function drawProblem(
  random: RandomState,
  request: ProblemRequest,
  previous: Question | null,
): [MathProblem, RandomState] {
  return withDice(random, (dice) => {
    const steps = stepsBeyond(dice, request)
    const question = drawQuestion(dice, request, steps, previous)
    const options = drawOptions(dice, question)
    return { ...question, options }
  })
}

/** Operators of a band that have appeared by this level. */
export function operatorsAt(band: Band, level: number): Operator[] {
  return OPERATORS[band].filter(({ fromLevel }) => fromLevel <= level).map(({ operator }) => operator)
}

function drawQuestion(
  dice: Dice,
  request: ProblemRequest,
  steps: number,
  previous: Question | null,
): Question {
  const { band, level, learner } = request
  const operator = dice.pick(steps > 0 ? operatorsBeyond(band, steps) : operatorsAt(band, level))
  const target = targetRating(ratingIn(learner, skillOf({ operator })), request)
  const draw = () =>
    steps > 0
      ? { ...drawCandidate(dice, BEYOND[band].band, operator, previous), beyond: BEYOND[band].band }
      : drawCandidate(dice, band, operator, previous)
  const others = Array.from({ length: CANDIDATES - 1 }, draw)
  return nearest([draw(), ...others], (question) => Math.abs(questionRating(question, band) - target))
}

function drawCandidate(dice: Dice, band: Band, operator: Operator, previous: Question | null): Question {
  for (;;) {
    const question = drawOperands(dice, band, operator)
    if (previous && isRepeat(question, previous)) continue
    if (isTrivial(question) && dice.int(1, TRIVIAL_KEPT_ONE_IN) > 1) continue
    return question
  }
}

/** Of a band's ranges, whatever has been asked before. */
export function drawOperands(dice: Dice, band: Band, operator: Operator): Question {
  if (operator === '²') {
    const base = dice.int(...SQUARE_BASE)
    return { left: base, operator, right: null, answer: base * base }
  }
  if (operator === '√') {
    const root = dice.int(...ROOT)
    return { left: root * root, operator, right: null, answer: root }
  }
  if (operator === '^') {
    const { base, exponent } = dice.pick(HIGHEST_EXPONENT)
    const right = dice.int(LOWEST_EXPONENT, exponent)
    return { left: base, operator, right, answer: base ** right }
  }
  const first = dice.int(...OPERANDS[band].first)
  const second = dice.int(...OPERANDS[band].second)
  switch (operator) {
    case '+':
      return { left: first, operator, right: second, answer: first + second }
    case '-': {
      // High school's ranges differ, yet exchanged operands still lie in them: each range reaches past the other.
      const [left, right] = first < second ? [second, first] : [first, second]
      return { left, operator, right, answer: left - right }
    }
    case '×':
      return { left: first, operator, right: second, answer: first * second }
    case '÷':
      return { left: first * second, operator, right: second, answer: first }
  }
}

function isRepeat(question: Question, previous: Question): boolean {
  if (question.operator !== previous.operator) return false
  if (question.left === previous.left && question.right === previous.right) return true
  return question.left === previous.right && question.right === previous.left
}

function isTrivial({ left, operator, right }: Question): boolean {
  return (operator === '×' && (left === 1 || right === 1)) || (operator === '÷' && right === 1)
}
