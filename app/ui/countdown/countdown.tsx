// What is left of something that runs out, as words and a ring or a bar. It is a timer for those who hear the page, and says
// nothing by itself: role timer has no live region.
import './countdown.css'
import type { CSSProperties } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { formatRemaining } from './format-remaining.ts'

export interface CountdownProps {
  /** Milliseconds left. */
  left: number
  /** Milliseconds the ring or bar stands for when full. */
  lasts: number
  /** "Time left". */
  label: string
  locale: string
  look?: 'ring' | 'bar'
}

export function Countdown({ left, lasts, label, locale, look = 'bar' }: CountdownProps) {
  const text = formatRemaining(left, locale)
  const share = lasts > 0 ? Math.min(1, Math.max(0, left / lasts)) : 0
  return (
    <div
      className={classNames('countdown', look)}
      role="timer"
      aria-label={`${label}: ${text}`}
      style={{ '--share': share } as CSSProperties}
    >
      {look === 'ring' ? (
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <circle className="track" cx="60" cy="60" r="52" />
          <circle className="left" pathLength="100" cx="60" cy="60" r="52" />
        </svg>
      ) : (
        <span className="track" aria-hidden="true">
          <span className="left" />
        </span>
      )}
      <span className="text" aria-hidden="true">
        <small>{label}</small> <b>{text}</b>
      </span>
    </div>
  )
}
