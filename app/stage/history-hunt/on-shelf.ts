import type { Band } from '#engine/core/bands.ts'
import type { ArtefactId } from '#engine/games/history-hunt/artefacts.ts'
import { missionAt } from '#engine/games/history-hunt/missions.ts'
import type { HistoryHuntState } from '#engine/games/history-hunt/state.ts'
import { SHELF } from './layout.ts'

/** A mission that waits, and one of its artefacts. */
export interface OnShelf {
  readonly mission: number
  readonly artefact: ArtefactId
}

/** Of each of the next missions that are not finished one artefact, none of them twice where that can be. */
export function onShelf({
  band,
  finished,
  lastLevel,
}: Pick<HistoryHuntState, 'band' | 'finished' | 'lastLevel'>): readonly OnShelf[] {
  const waiting = Array.from({ length: lastLevel }, (_, mission) => mission).filter(
    (mission) => !finished.includes(mission),
  )
  const shown: OnShelf[] = []
  for (const mission of waiting.slice(0, SHELF)) {
    const artefact = freshOf(band, mission, shown)
    if (artefact) shown.push({ mission, artefact })
  }
  return shown
}

function freshOf(band: Band, mission: number, shown: readonly OnShelf[]): ArtefactId | undefined {
  const { artefacts } = missionAt(band, mission)
  return artefacts.find((one) => !shown.some(({ artefact }) => artefact === one)) ?? artefacts[0]
}
