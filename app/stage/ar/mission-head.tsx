// Over a mission at the desk: the game, a strip of its missions, and which of them this one is, or how many are done.
import { m } from '#app/i18n/generated/messages.ts'
import type { MissionPlace } from './mission-place.ts'
import './mission-head.css'

export interface MissionHeadProps {
  title: string
  place: MissionPlace
  missions: number
}

export function MissionHead({ title, place, missions }: MissionHeadProps) {
  return (
    <div className="mission-head">
      {/* A screen reader has it from the heading of the round. */}
      <p className="title" aria-hidden="true">
        {title}
      </p>
      {/* A taste is one mission alone. */}
      {missions > 1 && (
        <>
          <span className="strip" aria-hidden="true">
            {Array.from({ length: missions }, (_, before) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
              <i key={before} data-is={stateOf(before + 1, place)} />
            ))}
          </span>
          <p>
            {place.mission === null
              ? m.arplay_missions_done({ done: place.done.length, missions })
              : m.arplay_mission_of({ mission: place.mission, missions })}
          </p>
        </>
      )}
    </div>
  )
}

function stateOf(mission: number, place: MissionPlace): 'done' | 'now' | 'ahead' {
  if (mission === place.mission) return 'now'
  return place.done.includes(mission) ? 'done' : 'ahead'
}
