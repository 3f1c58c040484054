// Seconds left as ring, number and words. The number grows in the last five seconds and never flashes. A ticking
// number is not announced: role timer has no live region of its own.
import './timer-ring.css'
import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'

export interface TimerRingProps {
  /** Seconds left; shown rounded up. */
  seconds: number
  total: number
  /** The words under the number: "seconds left". */
  label: string
  /** The timer is off: these words ("No timer") stand in the same box. */
  untimed?: string | undefined
}

export function TimerRing({ seconds, total, label, untimed }: TimerRingProps) {
  if (untimed !== undefined) {
    return (
      <div className="timer-ring untimed">
        <span className="words">{untimed}</span>
      </div>
    )
  }
  const whole = Math.max(0, Math.ceil(seconds))
  const left = total > 0 ? Math.min(1, Math.max(0, seconds / total)) : 0
  return (
    <div
      className={classNames('timer-ring', whole <= 5 && 'last')}
      role="timer"
      aria-label={`${whole} ${label}`}
      style={{ '--spent': 100 - left * 100 } as CSSProperties}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle className="track" cx="60" cy="60" r="50" />
        <circle className="left" pathLength="100" cx="60" cy="60" r="50" />
      </svg>
      <span className="number" aria-hidden="true">
        {whole}
        <small>{label}</small>
      </span>
    </div>
  )
}
