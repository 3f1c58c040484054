// The answers there are to what is asked of an artefact, in the order in which the list and the scene show them.
import { m } from '#app/i18n/generated/messages.ts'
import { SPANS } from '#engine/games/history-hunt/constants.ts'
import type { HistoryHuntMove } from '#engine/games/history-hunt/moves.ts'
import type { HistoryHuntState } from '#engine/games/history-hunt/state.ts'
import type { HuntWords } from '#engine/games/history-hunt/words.ts'
import { type Held, stepOf } from './step.ts'

export interface Choice {
  /** Unique among the choices of one question. */
  readonly id: string
  readonly label: string
  /** Wrong before, or the answer of another artefact. */
  readonly isOut: boolean
  move(ms: number): HistoryHuntMove
}

/** Empty where nothing is asked, and where high school names a year. */
export function choicesOf(state: HistoryHuntState, held: Held, words: HuntWords): readonly Choice[] {
  const step = stepOf(state, held.find)
  if (step === 'date') return spans(state, held, words)
  if (step === 'order') return places(state, held, words)
  return step === 'match' ? changes(state, held, words) : []
}

function spans({ band }: HistoryHuntState, { index, find }: Held, { sentences }: HuntWords): Choice[] {
  if (band === 'high') return []
  return SPANS[band].map((_, span) => ({
    id: `span-${span}`,
    label: sentences.spans[band][span] ?? '',
    isOut: find.ruledOut.spans.includes(span),
    move: (ms) => ({ type: 'date', ms, find: index, span }),
  }))
}

/** Before, between and after those on the timeline. */
function places({ timeline }: HistoryHuntState, { index }: Held, { artefacts }: HuntWords): Choice[] {
  const name = (place: number) => {
    const artefact = timeline[place]
    return artefact && artefacts[artefact].name
  }
  return Array.from({ length: timeline.length + 1 }, (_, position) => ({
    id: `place-${position}`,
    label: placeLabel(name(position - 1), name(position)),
    isOut: false,
    move: (ms) => ({ type: 'place', ms, find: index, position }),
  }))
}

function placeLabel(before: string | undefined, next: string | undefined): string {
  if (before !== undefined && next !== undefined) return m.hunt_place_between({ before, next })
  if (next !== undefined) return m.hunt_place_first({ next })
  return before === undefined ? m.hunt_place_only() : m.hunt_place_last({ before })
}

function changes(
  { changes, finds }: HistoryHuntState,
  { index, find }: Held,
  { artefacts }: HuntWords,
): Choice[] {
  const matched = finds.filter(({ done }) => done.includes('match')).map(({ artefact }) => artefact)
  return changes.map((change, place) => ({
    id: `change-${place}`,
    label: artefacts[change].change,
    isOut: find.ruledOut.changes.includes(place) || matched.includes(change),
    move: (ms) => ({ type: 'match', ms, find: index, change: place }),
  }))
}
