import type { Band } from '#engine/core/bands.ts'
import { labBench } from './lab-bench.ts'
import { natureTable } from './nature-table.ts'
import { notebookPage } from './notebook-page.ts'
import type { Place } from './place.ts'

const PLACE_OF: Readonly<Record<Band, Place>> = {
  elementary: natureTable,
  middle: labBench,
  high: notebookPage,
}

export function placeOf(band: Band): Place {
  return PLACE_OF[band]
}
