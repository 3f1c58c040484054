// A study guide becomes text on this device: as a worksheet does, or as plain text, which has no mark at its beginning.
import { ok, type Result } from '#engine/core/result.ts'
import { fileKind } from '../chosen-file/file-kind.ts'
import { MOST_BYTES, readWorksheet } from './read-worksheet.ts'
import { tidyText } from './tidy-text.ts'
import type { ReadingOptions, ReadWorksheet, WorksheetRefusal } from './worksheet.types.ts'

/** @throws AbortError when the signal asks to stop */
export async function readGuide(
  file: Blob,
  options: ReadingOptions,
): Promise<Result<ReadWorksheet, WorksheetRefusal>> {
  const plain = await plainText(file)
  if (plain === null) return readWorksheet(file, options)
  const { text, isCut } = tidyText(plain)
  return text === ''
    ? { ok: false, code: 'no_text' }
    : ok({ text, isCut, pagesLeft: 0, blankPages: [], unsure: [], picture: null })
}

/** Null for what is no UTF-8, or has bytes that no text has: they are a program's or a word processor's. */
async function plainText(file: Blob): Promise<string | null> {
  if (file.size === 0 || file.size > MOST_BYTES) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (fileKind(bytes) !== null || bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
