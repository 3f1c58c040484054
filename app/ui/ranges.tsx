import './ranges.css'
import { Fragment } from 'react'

const RANGE = /((?:\bK|\d{1,2})[-–]\d{1,2}(?!\d)|\b\d{1,2}-[a-z]+)/

/**
 * A text whose ranges of grades or ages ("K-5", "9–12") and lengths of time ("5-minute") stay on one line: a browser breaks
 * them after their hyphen.
 */
export function Ranges({ in: text }: { in: string }) {
  return text.split(RANGE).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={place} className="range">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={place}>{part}</Fragment>
    ),
  )
}
