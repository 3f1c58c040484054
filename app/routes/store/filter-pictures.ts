import type { ArFilter } from '#app/domain/catalogue/ar-filters.ts'

/** Of a picture, in pixels. */
export const PREVIEW_SIZE = { width: 400, height: 300 } as const

/** Where the picture of a filter is. */
export function previewAddress(filter: ArFilter): `/${string}` {
  return `/filters/${filter}.webp`
}
