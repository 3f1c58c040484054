// Whether an answer is right, and if not, why.
import type { Band } from '#engine/core/bands.ts'
import type { DateRange } from './artefact.ts'
import { ARTEFACTS, type ArtefactId, artefactOf } from './artefacts.ts'
import { CONFUSED_WITHIN_YEARS, SPANS, TOLERANCES } from './constants.ts'
import type { Mistake } from './state.ts'
import { yearsBetween, yearsOutside } from './years.ts'

type Years = Pick<DateRange, 'from' | 'to'>

/** Null when the artefact was made in that span. */
export function judgeSpan(artefact: ArtefactId, span: Years): Mistake | null {
  const { date } = artefactOf(artefact)
  const isEarly = span.to < date.from
  if (!isEarly && span.from <= date.to) return null
  const others = ARTEFACTS.filter(
    ({ id, date: { from, to } }) => id !== artefact && from >= span.from && to <= span.to,
  )
  return {
    kind: isEarly ? 'too-early' : 'too-late',
    artefact,
    years: isEarly ? yearsBetween(span.to, date.from) : yearsBetween(date.to, span.from),
    confusedWith: (isEarly ? others.at(-1) : others[0])?.id ?? null,
  }
}

/** Null when the year lies within the artefact's date, or near enough. */
export function judgeYear(artefact: ArtefactId, year: number): Mistake | null {
  const { date } = artefactOf(artefact)
  const outside = yearsOutside(year, date)
  const years = Math.abs(outside)
  if (years <= toleranceOf(date)) return null
  const nearest = ARTEFACTS.filter(({ id }) => id !== artefact)
    .map(({ id, date: other }) => ({ id, years: Math.abs(yearsOutside(year, other)) }))
    .reduce((best, one) => (one.years < best.years ? one : best))
  return {
    kind: outside < 0 ? 'too-early' : 'too-late',
    artefact,
    years,
    confusedWith: nearest.years <= CONFUSED_WITHIN_YEARS ? nearest.id : null,
  }
}

/** Null when exactly `position` of those on the timeline are older. */
export function judgePlace(
  artefact: ArtefactId,
  position: number,
  timeline: readonly ArtefactId[],
): Mistake | null {
  const older = timeline.filter((other) => isOlder(other, artefact)).length
  if (position === older) return null
  const other = timeline[position > older ? older : older - 1]
  if (other === undefined) throw new RangeError(`no place ${position}`)
  return { kind: position > older ? 'older-than' : 'newer-than', artefact, other }
}

/** Null when that change began with the artefact itself. */
export function judgeChange(artefact: ArtefactId, change: ArtefactId): Mistake | null {
  return change === artefact ? null : { kind: 'other-change', artefact, other: change }
}

export function isOlder(one: ArtefactId, other: ArtefactId): boolean {
  return artefactOf(one).date.to < artefactOf(other).date.from
}

/** The span an artefact belongs to, by its place in SPANS; -1 in high school, where none are. */
export function spanOf(artefact: ArtefactId, band: Band): number {
  return SPANS[band].findIndex((span) => judgeSpan(artefact, span) === null)
}

/** How far from its date a year may lie. */
export function toleranceOf({ to }: Years): number {
  return TOLERANCES.find(({ until }) => to <= until)?.years ?? 0
}
