// Every number of Word Works in one table (spec 001, sections 4, 7 and 9). Nothing else in this folder knows a number.

import type { Band } from '#engine/core/bands.ts'
import { START_RATING } from '#engine/learning/rating.ts'
import type { Difficulty } from './word-item.ts'

/** Points of a word found, times the level. */
export const POINTS_PER_LEVEL = 10
/** From the word found until its definition and sentence are shown. */
export const FEEDBACK_MS = 1_500

/** "Next Word" raises the level so many times in a hundred. */
export const LEVEL_UP_PERCENT = 70

/** A round finds at least so many words: in the last set the level waits for them. */
export const LEAST_WORDS = 5

/** Sets of words, and so levels, of each band. */
export const SET_COUNTS: Readonly<Record<Band, number>> = { elementary: 3, middle: 2, high: 1 }

/** The longest word has so many letters, so moves name no tile or place beyond. */
export const MAX_LETTERS = 13

/** The sentence around a gap; the next letter; the letter after it. The definition is on show from the start. */
export const HINT_STEPS = 3

/** Speed of the voice that says a word: a little slower than people talk. */
export const SPEECH_RATE = 0.8

/** What a word of each difficulty is rated on the scale of learning/rating.ts. */
export const ITEM_RATINGS: Readonly<Record<Difficulty, number>> = {
  1: START_RATING - 400,
  2: START_RATING - 200,
  3: START_RATING,
  4: START_RATING + 200,
  5: START_RATING + 400,
}
