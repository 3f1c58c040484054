// What every picture of a problem has in common: marks inside a box, and a place where the answer will stand.
import { type Box, type Label, type Mark, MIN_TEXT, type Point } from '#engine/phaser/kit/marks.ts'

/** Pixels a picture may use, from (0, 0). */
export type Room = Pick<Box, 'width' | 'height'>

export interface Model {
  /** The question drawn: what it starts from and how to go about it, never what comes out. */
  readonly marks: readonly Mark[]
  /** What is added once the answer is known: why it comes out so. */
  readonly why: readonly Mark[]
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
const ANSWER_FIGURES = 3
export const ANSWER_ROOM = textWidth('0'.repeat(ANSWER_FIGURES), ANSWER_SIZE) + 28

/** How a picture writes a number. */
export type Write = (value: number) => string

/** A mark that begins this early stands there from the first moment of a drawing. */
const STANDING = -1

/**
 * What is on show: the question with a question mark, or, once the answer is known, the same marks standing still, the
 * reason drawn onto them, and the answer.
 * @param known the answer as the page writes it; null while the question is being asked
 */
export function marksOf({ marks, why, answer: { x, y, size } }: Model, known: string | null): Mark[] {
  const text = known ?? '?'
  const fitting = Math.max(MIN_TEXT, Math.floor(Math.min(size, (size * ANSWER_FIGURES) / text.length)))
  const answer = { mark: 'label', x, y, text, size: fitting } as const
  if (known === null) return [...marks, { ...answer, ink: 'ink', at: 0.85 }]
  return [...marks.map((mark) => ({ ...mark, at: STANDING })), ...why, { ...answer, ink: 'b', at: STANDING }]
}

export function labelAt(x: number, y: number, text: string, at = 0.6, size = MIN_TEXT): Label {
  return { mark: 'label', x, y, text, size, ink: 'ink', at }
}

/** A label over lines that would run through it: they are covered. */
export function labelOnPaper(x: number, y: number, text: string, at: number): Mark[] {
  const [across, down] = [textWidth(text, MIN_TEXT) / 2 + 4, MIN_TEXT / 2 + 2]
  const corners = [
    { x: x - across, y: y - down },
    { x: x + across, y: y - down },
    { x: x + across, y: y + down },
    { x: x - across, y: y + down },
  ]
  return [{ mark: 'shape', points: corners, fill: 'paper', outline: false, at }, labelAt(x, y, text, at)]
}

/** A line with two feet that says "from here to here"; a foot of negative height points down. */
export function bracket(from: number, to: number, y: number, foot: number, at: number): Mark[] {
  const line = (x1: number, y1: number, x2: number, y2: number): Mark => ({
    mark: 'line',
    from: { x: x1, y: y1 },
    to: { x: x2, y: y2 },
    ink: 'ink',
    width: 'thin',
    at,
  })
  return [line(from, y, to, y), line(from, y, from, y - foot), line(to, y, to, y - foot)]
}

/** 23 becomes 20 and 3, 20 becomes 20, 7 becomes 7. */
export function tensAndOnes(value: number): number[] {
  const ones = value % 10
  return [value - ones, ones].filter((part) => part > 0)
}
