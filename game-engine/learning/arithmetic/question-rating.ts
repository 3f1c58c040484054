// How hard a question is for pupils of a band, as a whole number on the Elo scale. Made from what makes arithmetic hard: the
// size of the numbers, carrying and borrowing, and which tables are needed. Each band has a scale of its own, on which a
// pupil who never practised counts as START_RATING.

import type { Band } from '#engine/core/bands.ts'
import { BEYOND } from './beyond.ts'
import type { Question } from './question.ts'

/** What one digit as a factor adds: 7s and 8s are learnt last. */
const TABLE = [0, 20, 60, 140, 160, 80, 220, 260, 240, 200] as const
/** The same for whole factors from 10 to 20; 10 and 20 are a table with a zero. */
const TABLE_FROM_TEN = [20, 120, 280, 340, 360, 300, 400, 440, 420, 400, 100] as const

export function questionRating(question: Question, band: Band): number {
  const { beyond } = question
  return beyond === undefined
    ? ratingWithin(question, band)
    : ratingWithin(question, beyond) + BEYOND[band].harderBy
}

function ratingWithin(question: Question, band: Band): number {
  const { left, operator, right } = question
  switch (operator) {
    case '+':
      return SUM[band](left, right)
    case '-':
      return DIFFERENCE[band](left, right)
    case '×':
      return band === 'high' ? longProduct(left, right) : 300 + factor(left) + factor(right)
    case '÷':
      return 360 + factor(question.answer) + factor(right)
    case '²':
      return 500 + 20 * (left - 10) + table(left)
    case '√':
      return 560 + 22 * (question.answer - 10) + table(question.answer)
    case '^':
      return 440 + 60 * right + 2 * tableOf(left)
  }
}

type Rated = (left: number, right: number) => number

const SUM: Readonly<Record<Band, Rated>> = {
  elementary: (left, right) =>
    400 +
    30 * Math.min(left, right) +
    20 * Math.max(left, right) +
    (crossesTen(left, right) ? 150 : 0) -
    (left === right ? 100 : 0) -
    (left === 10 || right === 10 ? 80 : 0),
  middle: (left, right) =>
    300 + 12 * (left + right) + (carries(left, right) ? 200 : 0) + (Math.min(left, right) >= 10 ? 80 : 0),
  high: (left, right) =>
    400 + 4 * (left + right) + (carries(left, right) ? 200 : 0) + (left + right > 100 ? 80 : 0),
}

const DIFFERENCE: Readonly<Record<Band, Rated>> = {
  elementary: (left, right) =>
    500 +
    30 * Math.min(right, left - right) +
    25 * left +
    (left === 10 ? 60 : 0) -
    (left === right ? 150 : 0),
  middle: (left, right) =>
    400 + 15 * left + (borrows(left, right) ? 200 : 0) + (right >= 10 ? 80 : 0) - (left === right ? 200 : 0),
  high: (left, right) =>
    450 + 4 * left + 3 * right + (borrows(left, right) ? 250 : 0) - (left === right ? 200 : 0),
}

/** Two digits by one or two: each digit's table, the tens counting half, and a second line of sums. */
function longProduct(left: number, right: number): number {
  const tens = (tableOf(Math.floor(left / 10)) + tableOf(Math.floor(right / 10))) / 2
  return 400 + table(left) + table(right) + tens + (right >= 10 ? 150 : 0)
}

/** Of the last digit. */
function table(value: number): number {
  return tableOf(value % 10)
}

function tableOf(digit: number): number {
  return TABLE[digit] ?? 0
}

/** Of a factor from 1 to 20. */
function factor(value: number): number {
  return value < 10 ? tableOf(value) : (TABLE_FROM_TEN[value - 10] ?? 0)
}

/** Making exactly ten is learnt early. */
function crossesTen(left: number, right: number): boolean {
  return left < 10 && right < 10 && left + right > 10
}

function carries(left: number, right: number): boolean {
  return (left % 10) + (right % 10) >= 10
}

function borrows(left: number, right: number): boolean {
  return left % 10 < right % 10
}
