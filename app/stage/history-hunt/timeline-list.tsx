import { useId } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { artefactOf } from '#engine/games/history-hunt/artefacts.ts'
import { sayDate } from '#engine/games/history-hunt/words.ts'
import type { HuntPlay } from './hunt-play.ts'

/** What lies on the ribbon of paper, oldest first. */
export function TimelineList({ state: { timeline }, words }: HuntPlay) {
  const id = useId()
  if (timeline.length === 0) return null
  return (
    <div className="timeline-list">
      <h2 id={id}>{m.hunt_timeline()}</h2>
      <ol aria-labelledby={id}>
        {timeline.map((artefact) => (
          <li key={artefact}>
            {words.artefacts[artefact].name}{' '}
            <span className="muted">{sayDate(artefactOf(artefact).date, words.sentences)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
