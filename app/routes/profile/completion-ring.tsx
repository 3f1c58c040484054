// How much of a profile is filled in, as a drawn ring with its number inside.
import type { CSSProperties } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import './completion-ring.css'

export function CompletionRing({ percent }: { percent: number }) {
  return (
    <div
      className="completion-ring"
      role="img"
      aria-label={m.profile_complete_label({ percent: String(percent) })}
      style={{ '--open': 100 - percent } as CSSProperties}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle className="track" cx="60" cy="60" r="50" />
        {percent > 0 && <circle className="done" pathLength="100" cx="60" cy="60" r="50" />}
      </svg>
      <span className="number" aria-hidden="true">
        {percent}%<small>{m.profile_complete_word()}</small>
      </span>
    </div>
  )
}
