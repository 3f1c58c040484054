import type { GameSubject } from '#app/domain/catalogue/games.ts'
import type { Band } from '#engine/core/bands.ts'

export type PracticePath = `/games/subject/${GameSubject}/${Band}${'' | `?skill=${string}`}`

/** Where a subject is practised; with a skill, where the first questions are about it. */
export function practicePath(subject: GameSubject, band: Band, skill?: string): PracticePath {
  const page = `/games/subject/${subject}/${band}` as const
  return skill === undefined ? page : `${page}?skill=${skill}`
}
