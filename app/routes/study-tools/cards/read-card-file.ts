import {
  type ApkgCards,
  type ApkgRefusal,
  MOST_APKG_BYTES,
  readApkg,
} from '#app/stage/cards/apkg/read-apkg.ts'
import { readTable, writeTable } from '#engine/cards/table.ts'

export type FileRefusal = ApkgRefusal

export interface CardFile {
  /** Tab-separated text, as much of it as one form takes. */
  readonly table: string
  readonly isCut: boolean
  /** Notes of Anki with no text in front. */
  readonly leftOut: number
}

/** Bytes; below what the server takes as a form. */
const MOST_TABLE_BYTES = 200_000
/** Of a text file, so much is read: the markup in it may take more room than the cards. */
const MOST_TEXT_BYTES = 2_000_000
/** The first bytes of a zip archive: a file is told by its content, not by its name. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** The cards of a file somebody chose. */
export async function readCardFile(file: Blob): Promise<CardFile | FileRefusal> {
  if (file.size > MOST_APKG_BYTES) return 'too_large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = ZIP.every((byte, index) => bytes[index] === byte)
  const read = isZip ? await readApkg(bytes) : readText(bytes)
  if (typeof read === 'string') return read
  const { cards, leftOut } = read
  if (cards.length + leftOut === 0) return 'not_readable'
  let size = 0
  const fitting = cards
    .map((card) => writeTable([card], '\t'))
    .filter((line) => {
      size += new TextEncoder().encode(line).length
      return size <= MOST_TABLE_BYTES
    })
  return {
    table: cards.length === 0 ? '' : `#separator:tab\n${fitting.join('')}`,
    isCut: read.isCut || fitting.length < cards.length,
    leftOut,
  }
}

/** Text, in UTF-8 or as Windows' spreadsheets save it; no text when control characters stand in it. */
function readText(bytes: Uint8Array): ApkgCards | FileRefusal {
  if (bytes.subarray(0, 10_000).some((byte) => byte < 9)) return 'not_readable'
  const isCut = bytes.length > MOST_TEXT_BYTES
  return { cards: readTable(decoded(isCut ? bytes.subarray(0, MOST_TEXT_BYTES) : bytes)), leftOut: 0, isCut }
}

function decoded(bytes: Uint8Array): string {
  try {
    // A stream may end within a character, as a text that was cut does.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
