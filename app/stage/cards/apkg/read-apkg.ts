// An Anki package: a zip with an SQLite file whose table `notes` holds the fields of each note, alike in its schemas 11 and 18. Read
// on the device; of the HTML in the fields only text is kept.
import { htmlToText } from '#engine/cards/html-text.ts'
import type { Sides } from '#engine/cards/table.ts'
import { readTableRows, tableBytes } from './read-sqlite.ts'
import { unzip, type ZipRefusal, zipEntries } from './read-zip.ts'
import { unpackZstd } from './unpack-zstd.ts'

export type ApkgRefusal = ZipRefusal

export interface ApkgCards {
  readonly cards: readonly Sides[]
  /** There are more notes behind these. */
  readonly isCut: boolean
  /** Notes whose front is a picture, a sound or nothing. */
  readonly leftOut: number
}

/** Of the package, and of what its table unpacks to. */
export const MOST_APKG_BYTES = 50_000_000
const MOST_TABLE_BYTES = 100_000_000
/** Characters of all notes: much more than one form takes. */
const MOST_TEXT = 2_000_000
const FIELDS = 6
const BETWEEN_FIELDS = '\u001f'

/** The first two fields of every note. */
export async function readApkg(bytes: Uint8Array): Promise<ApkgCards | ApkgRefusal> {
  if (bytes.length > MOST_APKG_BYTES) return 'too_large'
  const table = await tableOf(bytes)
  if (typeof table === 'string') return table
  try {
    if (tableBytes(table) > MOST_TABLE_BYTES) return 'too_large'
    const cards: Sides[] = []
    let leftOut = 0
    let size = 0
    for (const row of readTableRows(table, 'notes')) {
      const fields = row[FIELDS]
      if (typeof fields !== 'string') continue
      size += fields.length
      if (size > MOST_TEXT) return { cards, leftOut, isCut: true }
      const [front = '', back = ''] = fields.split(BETWEEN_FIELDS, 2).map(htmlToText)
      if (front === '') leftOut++
      else cards.push({ front, back })
    }
    return { cards, leftOut, isCut: false }
  } catch (error) {
    if (error instanceof RangeError) return 'not_readable'
    throw error
  }
}

/** The newest table of those in a package: beside it lie older ones that only say so. */
async function tableOf(bytes: Uint8Array): Promise<Uint8Array | ApkgRefusal> {
  const entries = zipEntries(bytes)
  const packed = entries?.get('collection.anki21b')
  if (packed) {
    const frame = await unzip(bytes, packed, MOST_APKG_BYTES)
    return typeof frame === 'string' ? frame : ((await unpackZstd(frame, MOST_TABLE_BYTES)) ?? 'not_readable')
  }
  const entry = entries?.get('collection.anki21') ?? entries?.get('collection.anki2')
  return entry ? unzip(bytes, entry, MOST_TABLE_BYTES) : 'not_readable'
}
