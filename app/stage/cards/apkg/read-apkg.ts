// An Anki package: a zip with an SQLite file of schema 11, whose table `notes` holds the fields of each note. Read on the device;
// of the HTML in the fields only text is kept.
import { htmlToText } from '#engine/cards/html-text.ts'
import type { Sides } from '#engine/cards/table.ts'
import { readTableRows } from './read-sqlite.ts'
import { unzip, zipEntries } from './read-zip.ts'

/** new_format: packed for new versions of Anki only; its own export can write the older one. */
export type ApkgRefusal = 'not_readable' | 'too_large' | 'new_format'

/** Of the package, and of what its table unpacks to. */
export const MOST_APKG_BYTES = 50_000_000
const MOST_TABLE_BYTES = 100_000_000
const MOST_NOTES = 20_000
const FIELDS = 6
const BETWEEN_FIELDS = '\u001f'

/** The first two fields of every note. */
export async function readApkg(bytes: Uint8Array): Promise<readonly Sides[] | ApkgRefusal> {
  if (bytes.length > MOST_APKG_BYTES) return 'too_large'
  const entries = zipEntries(bytes)
  if (entries === null) return 'not_readable'
  if (entries.has('collection.anki21b')) return 'new_format'
  const entry = entries.get('collection.anki21') ?? entries.get('collection.anki2')
  if (!entry) return 'not_readable'
  const table = await unzip(bytes, entry, MOST_TABLE_BYTES)
  if (typeof table === 'string') return table
  try {
    const sides: Sides[] = []
    for (const row of readTableRows(table, 'notes')) {
      const fields = row[FIELDS]
      if (typeof fields !== 'string') continue
      const [front = '', back = ''] = fields.split(BETWEEN_FIELDS, 2).map(htmlToText)
      if (front !== '') sides.push({ front, back })
      if (sides.length >= MOST_NOTES) break
    }
    return sides
  } catch (error) {
    if (error instanceof RangeError) return 'not_readable'
    throw error
  }
}
