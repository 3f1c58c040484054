import { type Turn, toFile, turned } from '../chosen-file/draw-picture.ts'
import type { Recognised, TextRecogniser } from './text-recogniser.ts'

/** Below this a page may lie on its side or its head; print the right way up is well above. */
const SURE = 75
/** Words below this are told as unsure. */
const DOUBTFUL = 55
/** What a letter out of noise gets on average. */
const GUESS = 50
const MOST_UNSURE = 12
/** The most likely first: a page upside down before one on its side. */
const OTHER_TURNS = [2, 1, 3] as const

export interface ReadPicture {
  text: string
  unsure: readonly string[]
  /** As it was read. */
  picture: HTMLCanvasElement
}

export interface PictureReading {
  recogniser: TextRecogniser
  /** null: whichever way reads best. */
  turn: Turn | null
  onTurn(): void
  signal: AbortSignal
}

/** The text of a picture, read the way up that the recogniser is surest of. */
export async function readPicture(
  picture: HTMLCanvasElement,
  { recogniser, turn, onTurn, signal }: PictureReading,
): Promise<ReadPicture> {
  let best = await readTurned(picture, turn ?? 0, recogniser)
  for (const other of turn === null ? OTHER_TURNS : []) {
    if (best.sureness >= SURE) break
    signal.throwIfAborted()
    onTurn()
    const read = await readTurned(picture, other, recogniser)
    if (read.evidence > best.evidence) best = read
  }
  const unsure = best.words.filter(({ text, confidence }) => confidence < DOUBTFUL && hasSign(text))
  return {
    text: best.text,
    unsure: [...new Set(unsure.map(({ text }) => text))].slice(0, MOST_UNSURE),
    picture: best.picture,
  }
}

async function readTurned(picture: HTMLCanvasElement, turn: Turn, recogniser: TextRecogniser) {
  const upright = turned(picture, turn)
  const read = await recogniser.recognise(await toFile(upright))
  return { ...read, ...weigh(read), picture: upright }
}

/**
 * sureness: the mean confidence of all letters and digits, from 0 to 100; of none, 0. evidence: how much was read with more
 * confidence than a guess has; lines on their side give few letters, some of them by chance with much confidence.
 */
export function weigh({ words }: Recognised): { sureness: number; evidence: number } {
  let letters = 0
  let sum = 0
  let evidence = 0
  for (const { text, confidence } of words) {
    const count = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
    letters += count
    sum += count * confidence
    evidence += count * Math.max(0, confidence - GUESS)
  }
  return { sureness: letters === 0 ? 0 : sum / letters, evidence }
}

function hasSign(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
