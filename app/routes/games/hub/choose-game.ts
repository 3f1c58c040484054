// What choosing a card of the hub leads to (spec 001, sections 2, 4, 5 and 8).
import type { CoreSubject } from '#app/domain/catalogue/core-subjects.ts'
import type { CatalogueEntry } from '#app/domain/catalogue/games.ts'
import { reaches, type Tier } from '#app/domain/catalogue/plans.ts'
import type { Band } from '#engine/core/bands.ts'

/** askGrade: the game waits until a grade is chosen. */
export type GameChoice = 'comingSoon' | 'askGrade' | 'open'

export function chooseGame({ status }: Pick<CatalogueEntry, 'status'>, grade: Band | null): GameChoice {
  if (status === 'comingSoon') return 'comingSoon'
  return grade === null ? 'askGrade' : 'open'
}

/** Where to go once a grade is chosen: to the game that waited, if it can be played. */
export function pathAfterGrade(
  pending: Pick<CatalogueEntry, 'status' | 'path'> | null,
): CatalogueEntry['path'] | null {
  return pending?.status === 'available' ? pending.path : null
}

export type SubjectRefusal = 'gradeNeeded' | 'premiumNeeded'

/** Why a subject card does not open; null when it does. */
export function refuseSubject(
  { isPremiumOnly }: Pick<CoreSubject, 'isPremiumOnly'>,
  grade: Band | null,
  tier: Tier,
): SubjectRefusal | null {
  if (grade === null) return 'gradeNeeded'
  return isPremiumOnly && !reaches(tier, 'premium') ? 'premiumNeeded' : null
}
