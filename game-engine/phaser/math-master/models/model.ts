// What every picture of a problem has in common: marks inside a box, parts that move once it is answered, and a place where
// the answer will stand.
import { circle, curve } from '#engine/phaser/kit/forms.ts'
import { type Box, type Label, type Mark, MIN_TEXT, type Point } from '#engine/phaser/kit/marks.ts'
import { shifted } from './shifted.ts'

/** Pixels a picture may use, from (0, 0). */
export type Room = Pick<Box, 'width' | 'height'>

/** A part that waits elsewhere until the answer is known. */
export interface Mover {
  /** Where it comes to rest. */
  readonly marks: readonly Mark[]
  /** How far from there it waits, in px. */
  readonly waits: Point
  /** How high it leaps on its way, in px; 0: it slides. */
  readonly leap: number
  /** When it sets off, as a share (0 to 1) of all movement. */
  readonly at: number
  /** It is not to be seen before it sets off. */
  readonly hidden?: boolean
}

export interface Model {
  /** The question drawn: what it starts from and how to go about it, never what comes out. */
  readonly marks: readonly Mark[]
  /** What completes the picture by moving. */
  readonly movers: readonly Mover[]
  /** What completes it by being followed, from the first point to the last; empty where nothing is. */
  readonly way: readonly Point[]
  /** What is added once the answer is known: why it comes out so. */
  readonly why: readonly Mark[]
  /** What a wrong answer leaves too much or too little. */
  miss(chosen: number): readonly Mark[]
  /** The middle of the answer's figure, and its size in px. Until the answer is known a question mark stands there. */
  readonly answer: Point & { readonly size: number }
  /** Where a wrong answer stands, struck out: its middle. */
  struckAt(chosen: number): Point
}

/** About as wide as these figures are drawn. */
export function textWidth(text: string, size: number): number {
  return text.length * size * 0.6
}

/** Labels stand under or beside what they name; this much room is theirs. */
export const LABEL = MIN_TEXT + 6

/** Room for the answer beside a picture: so many figures in full size, longer ones smaller. */
export const ANSWER_SIZE = 34
const ANSWER_FIGURES = 3
export const ANSWER_ROOM = textWidth('0'.repeat(ANSWER_FIGURES), ANSWER_SIZE) + 28
const STRUCK_SIZE = 22
const DOT = 7

/** How a picture writes a number. */
export type Write = (value: number) => string

/** A mark that begins this early stands there from the first moment of a drawing. */
const STANDING = -1

/** How it was answered, as the page writes numbers. */
export interface Known {
  readonly answer: string
  /** The wrong answer that was given, if one was. */
  readonly wrong: { readonly value: number; readonly text: string } | null
}

/**
 * What is on show while nothing moves: the question with a question mark, or, once the answer is known, the picture
 * completed, the reason, the answer, and what a wrong answer missed by.
 * @param known null while the question is being asked
 */
export function marksOf(model: Model, known: Known | null): Mark[] {
  const { marks, movers, way, why } = model
  if (known === null) {
    const waiting = movers
      .filter(({ hidden }) => !hidden)
      .flatMap(({ marks, waits }) => marks.map((mark) => shifted(mark, waits)))
    return [...marks, ...waiting, answerMark(model, '?', 'ink', 0.85)]
  }
  const done = [...marks, ...movers.flatMap((mover) => mover.marks), ...followed(way, 1)]
  return [
    ...done.map((mark) => ({ ...mark, at: STANDING })),
    ...why,
    ...missMarks(model, known),
    answerMark(model, known.answer, 'b', STANDING),
  ]
}

export function answerMark(
  { answer: { x, y, size } }: Model,
  text: string,
  ink: 'ink' | 'b',
  at: number,
): Label {
  const fitting = Math.max(MIN_TEXT, Math.floor(Math.min(size, (size * ANSWER_FIGURES) / text.length)))
  return { mark: 'label', x, y, text, size: fitting, ink, at }
}

/** By how much, and the number itself, struck out. */
export function missMarks(model: Model, { wrong }: Known): Mark[] {
  if (!wrong) return []
  const { x, y } = model.struckAt(wrong.value)
  const size = wrong.text.length > ANSWER_FIGURES ? MIN_TEXT : STRUCK_SIZE
  const half = textWidth(wrong.text, size) / 2 + 5
  return [
    ...model.miss(wrong.value),
    { mark: 'label', x, y, text: wrong.text, size, ink: 'wrong', at: 0.1 },
    wrongLine({ x: x - half, y: y + 5 }, { x: x + half, y: y - 5 }, false, 0.35),
  ]
}

/** The first part of a way, and the point it has led to. */
export function followed(way: readonly Point[], share: number): Mark[] {
  const last = way.length - 1
  if (last < 1 || share <= 0) return []
  const along = Math.min(1, share) * last
  const passed = Math.floor(along)
  const [from, to] = [way[passed], way[Math.min(last, passed + 1)]]
  if (!from || !to) return []
  const rest = along - passed
  const head = { x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest }
  const through = [...way.slice(0, passed + 1), head]
  return [
    curve(through, STANDING, 'b', 'thick'),
    { mark: 'shape', points: circle(head.x, head.y, DOT), fill: 'b', outline: true, at: STANDING },
  ]
}

export function labelAt(x: number, y: number, text: string, at = 0.6, size = MIN_TEXT): Label {
  return { mark: 'label', x, y, text, size, ink: 'ink', at }
}

export function wrongLine(from: Point, to: Point, dashed = false, at = 0): Mark {
  return { mark: 'line', from, to, ink: 'wrong', width: 'thick', dashed, at }
}

/** An outline of what is too much, or a cover over what was left out. */
export function wrongBox({ x, y, width, height }: Box, missing: boolean): Mark {
  const points = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  if (missing) return { mark: 'shape', points, fill: 'wrong', soft: true, outline: false, at: 0 }
  return curve([...points, { x, y }], 0, 'wrong', 'thick')
}

/** A label over lines that would run through it: they are covered. */
export function labelOnPaper(x: number, y: number, text: string, at: number, size = MIN_TEXT): Mark[] {
  const [across, down] = [textWidth(text, size) / 2 + 4, size / 2 + 2]
  const corners = [
    { x: x - across, y: y - down },
    { x: x + across, y: y - down },
    { x: x + across, y: y + down },
    { x: x - across, y: y + down },
  ]
  return [
    { mark: 'shape', points: corners, fill: 'paper', outline: false, at },
    labelAt(x, y, text, at, size),
  ]
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
