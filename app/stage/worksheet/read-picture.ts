import { type Turn, toFile, turned } from './draw-picture.ts'
import type { Recognised, TextRecogniser } from './text-recogniser.ts'

/** Below this a page may lie on its side or its head; print the right way up is well above. */
const SURE = 75
/** Words below this are told as unsure. */
const DOUBTFUL = 55
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
    if (read.sureness > best.sureness) best = read
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
  return { ...read, sureness: sureness(read), picture: upright }
}

/** The mean confidence of all letters and digits, from 0 to 100; of none, 0. */
export function sureness({ words }: Recognised): number {
  let letters = 0
  let sum = 0
  for (const { text, confidence } of words) {
    const count = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
    letters += count
    sum += count * confidence
  }
  return letters === 0 ? 0 : sum / letters
}

function hasSign(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
