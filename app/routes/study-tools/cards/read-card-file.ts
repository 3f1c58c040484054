import { type ApkgRefusal, MOST_APKG_BYTES, readApkg } from '#app/stage/cards/apkg/read-apkg.ts'
import { readTable, type Sides, writeTable } from '#engine/cards/table.ts'

export type FileRefusal = ApkgRefusal

export interface CardFile {
  /** Tab-separated text, as much of it as one form takes. */
  readonly table: string
  readonly isCut: boolean
}

/** Bytes; below what the server takes as a form. */
const MOST_TABLE_BYTES = 200_000
/** The first bytes of a zip archive: a file is told by its content, not by its name. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** The cards of a file somebody chose. */
export async function readCardFile(file: Blob): Promise<CardFile | FileRefusal> {
  if (file.size > MOST_APKG_BYTES) return 'too_large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = ZIP.every((byte, index) => bytes[index] === byte)
  const cards = isZip ? await readApkg(bytes) : readText(bytes)
  if (typeof cards === 'string') return cards
  if (cards.length === 0) return 'not_readable'
  let size = 0
  const fitting = cards
    .map((card) => writeTable([card], '\t'))
    .filter((line) => {
      size += new TextEncoder().encode(line).length
      return size <= MOST_TABLE_BYTES
    })
  return { table: `#separator:tab\n${fitting.join('')}`, isCut: fitting.length < cards.length }
}

/** Text, in UTF-8 or as Windows' spreadsheets save it; no text when control characters stand in it. */
function readText(bytes: Uint8Array): readonly Sides[] | FileRefusal {
  if (bytes.subarray(0, 10_000).some((byte) => byte < 9)) return 'not_readable'
  try {
    return readTable(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return readTable(new TextDecoder('windows-1252').decode(bytes))
  }
}
