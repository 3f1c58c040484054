// The one inked phrase of a heading: an underline that draws itself, in the middle notebook a highlighter.
import './ink-mark.css'
import type { ReactNode } from 'react'

export function InkMark({ children }: { children: ReactNode }) {
  return (
    <span className="ink-mark">
      {children}
      <svg viewBox="0 0 300 20" preserveAspectRatio="none" aria-hidden="true">
        <path d="M3 12C60 3 120 4 170 9S260 15 297 6" />
      </svg>
    </span>
  )
}
