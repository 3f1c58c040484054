// Over a mission at the desk: the game, a strip of its missions, and which of them this one is.
import { m } from '#app/i18n/generated/messages.ts'
import './mission-head.css'

export interface MissionHeadProps {
  title: string
  /** From 1. */
  mission: number
  missions: number
}

export function MissionHead({ title, mission, missions }: MissionHeadProps) {
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
            {Array.from({ length: missions }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
              <i key={place} data-is={stateOf(place + 1, mission)} />
            ))}
          </span>
          <p>{m.arplay_mission_of({ mission, missions })}</p>
        </>
      )}
    </div>
  )
}

function stateOf(place: number, mission: number): 'done' | 'now' | 'ahead' {
  if (place === mission) return 'now'
  return place < mission ? 'done' : 'ahead'
}
