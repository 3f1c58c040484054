import { type Band, isBand } from '#engine/core/bands.ts'

/** The grade level that a form of skills showed when it was sent; null where it says none. */
export function shownLevel(form: Pick<FormData | URLSearchParams, 'get'>): Band | null {
  const level = form.get('level')
  return isBand(level) ? level : null
}
