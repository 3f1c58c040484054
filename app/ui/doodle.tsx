// A pencil arrow in the margin with a word beside it. Decoration: hidden from screen readers and under 900 px.
import './doodle.css'
import type { ReactNode } from 'react'
import { Art } from './art/art.tsx'

export function Doodle({ children }: { children: ReactNode }) {
  return (
    <span className="doodle" aria-hidden="true">
      <Art name="arrow-loop" />
      <span className="note">{children}</span>
    </span>
  )
}
