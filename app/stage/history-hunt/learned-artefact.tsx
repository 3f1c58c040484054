// The artefact that a round told of last, to be looked at after it: in the room where the device can, on the screen everywhere.
import { ARTEFACTS } from '#engine/games/history-hunt/artefacts.ts'
import type { ArLesson } from '../ar/ar-game.ts'
import { RoomButton } from './room-button.tsx'
import { TurnButton } from './turn-button.tsx'

export function LearnedArtefact({ lesson: { title, thing } }: { lesson: ArLesson }) {
  const artefact = ARTEFACTS.find(({ id }) => id === thing)
  return (
    artefact && (
      <div className="learned-artefact">
        <RoomButton artefact={artefact.id} name={title} />
        <TurnButton artefact={artefact.id} name={title} />
      </div>
    )
  )
}
