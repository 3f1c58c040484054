// What every picture of a problem has in common: marks inside a box, and a place where the answer will stand.
import { type Box, type Mark, MIN_TEXT, type Point } from '#engine/phaser/kit/marks.ts'

/** Pixels a picture may use, from (0, 0). */
export type Room = Pick<Box, 'width' | 'height'>

export interface Model {
  readonly marks: readonly Mark[]
  /** The middle of the answer's figure, and its size in px. Until the answer is known a question mark stands there. */
  readonly answer: Point & { readonly size: number }
}

/** About as wide as these figures are drawn. */
export function textWidth(text: string, size: number): number {
  return text.length * size * 0.6
}

/** Labels stand under or beside what they name; this much room is theirs. */
export const LABEL = MIN_TEXT + 6

/** Room for the answer beside a picture: so many figures in full size, longer ones smaller. */
export const ANSWER_SIZE = 30
export const ANSWER_FIGURES = 3
export const ANSWER_ROOM = textWidth('0'.repeat(ANSWER_FIGURES), ANSWER_SIZE) + 28

/** 23 becomes 20 and 3, 20 becomes 20, 7 becomes 7. */
export function tensAndOnes(value: number): number[] {
  const ones = value % 10
  return [value - ones, ones].filter((part) => part > 0)
}
