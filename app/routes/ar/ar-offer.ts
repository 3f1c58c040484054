// Whether whoever has no right to AR games is told where to buy one. Pages for children and children's accounts sell nothing.
import { isChild, type Standing } from '#app/domain/profiles/standing.ts'
import { hasAds } from '#app/views/ad-grades.ts'
import type { Band } from '#engine/core/bands.ts'

/** plans: what opens the games, and where that is. student: that the own plan does not. null: nothing. */
export type ArOffer = 'plans' | 'student' | null

/**
 * @param standing null: nobody is signed in
 * @param grade the page is shown for; null: none was chosen
 */
export function arOffer(standing: Standing | null, grade: Band | null): ArOffer {
  if (standing === 'grown_up') return 'plans'
  const isForChildren = (grade !== null && !hasAds(grade)) || (standing !== null && isChild(standing))
  if (!isForChildren) return 'plans'
  return standing === null ? null : 'student'
}
