// How far something has come, as a bar with its words: never by colour alone.
import './progress-bar.css'
import type { CSSProperties } from 'react'

export interface ProgressBarProps {
  value: number
  max?: number
  label: string
  /** What is shown at the end of the line, for example "72 %" or "Level 4". */
  text?: string
}

export function ProgressBar({ value, max = 100, label, text }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className="progress-bar">
      <span className="label">{label}</span>
      {text !== undefined && <span className="text">{text}</span>}
      <div
        className="track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        style={{ '--share': `${share * 100}%` } as CSSProperties}
      >
        <span className="done" />
      </div>
    </div>
  )
}
