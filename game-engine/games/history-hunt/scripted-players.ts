// Players for tests: they play whole rounds through a session, as a screen would.
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { createSession } from '#engine/core/session.ts'
import { artefactOf } from './artefacts.ts'
import { isOlder, spanOf } from './judge.ts'
import { missionAt } from './missions.ts'
import type { HistoryHuntMove } from './moves.ts'
import { historyHuntRules } from './rules.ts'
import type { Find, HistoryHuntState } from './state.ts'

/** Changes each right answer into what is dispatched before it; an empty list for a player who knows it all. */
export type Fumble = (state: HistoryHuntState, right: HistoryHuntMove) => readonly HistoryHuntMove[]

/** The next right move in the open mission: looks at two sides, dates, lays, matches, find by find. */
export function nextRightMove(state: HistoryHuntState, ms: number): HistoryHuntMove {
  const { tasks } = missionAt(state.band, state.mission ?? 0)
  for (const [find, one] of state.finds.entries()) {
    const side = artefactOf(one.artefact).clues[one.seen.length]
    if (one.seen.length < 2 && side) return { type: 'inspect', ms, find, side }
    const task = tasks.find((asked) => !one.done.includes(asked))
    if (task === 'date') return rightDate(state, find, one, ms)
    if (task === 'order') {
      const position = state.timeline.filter((other) => isOlder(other, one.artefact)).length
      return { type: 'place', ms, find, position }
    }
    if (task === 'match') return { type: 'match', ms, find, change: state.changes.indexOf(one.artefact) }
  }
  throw new Error('nothing is left to do')
}

function rightDate(state: HistoryHuntState, find: number, { artefact }: Find, ms: number): HistoryHuntMove {
  if (state.band === 'high') return { type: 'date', ms, find, year: artefactOf(artefact).date.from }
  return { type: 'date', ms, find, span: spanOf(artefact, state.band) }
}

/** Plays the missions at these places, then ends the round if any is left. */
export function playMissions(
  options: RoundOptions,
  missions: readonly number[],
  { ms = 1_000, fumble = () => [] }: { ms?: number; fumble?: Fumble } = {},
): { state: HistoryHuntState; moves: HistoryHuntMove[] } {
  const session = createSession(historyHuntRules, options)
  const dispatch = (move: HistoryHuntMove) => {
    const played = session.dispatch(move)
    if (!played.ok) throw new Error(`${played.code}: ${JSON.stringify(move)}`)
  }
  for (const mission of missions) {
    dispatch({ type: 'open', ms, mission })
    while (session.getState().phase === 'hunting') {
      const right = nextRightMove(session.getState(), ms)
      for (const move of fumble(session.getState(), right)) dispatch(move)
      dispatch(right)
    }
  }
  if (session.getState().phase !== 'over') dispatch({ type: 'finish', ms })
  return { state: session.getState(), moves: session.log() as HistoryHuntMove[] }
}
