import type { Band } from '#engine/core/bands.ts'
import { atlasSheet } from './atlas-sheet.ts'
import { explorersMap } from './explorers-map.ts'
import type { Land } from './land.ts'
import { pictureBook } from './picture-book.ts'

export const LANDS: Readonly<Record<Band, Land>> = {
  elementary: pictureBook,
  middle: explorersMap,
  high: atlasSheet,
}
