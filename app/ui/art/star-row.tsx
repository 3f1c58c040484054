// Stars earned out of a total, read aloud as one picture. Empty slots are dashed outlines: not by colour alone.
import type { CSSProperties } from 'react'
import './star-row.css'
import { Art } from './art.tsx'

export interface StarRowProps {
  earned: number
  total: number
  /** For example "2 of 5 stars". */
  label: string
  /** Stamps the earned stars one after another (the complete screen). */
  stamped?: boolean
}

/** How many stars stand side by side where there is no room for all: up to six, or half of them. */
export function starsPerLine(total: number): number {
  return total > 6 ? Math.ceil(total / 2) : total
}

export function StarRow({ earned, total, label, stamped = false }: StarRowProps) {
  return (
    <span
      className={stamped ? 'star-row stamped' : 'star-row'}
      role="img"
      aria-label={label}
      style={{ '--line': starsPerLine(total) } as CSSProperties}
    >
      {Array.from({ length: total }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place in the row
          key={index}
          className={index < earned ? 'star earned' : 'star'}
          style={stamped ? { animationDelay: `${index * 140}ms` } : undefined}
        >
          <Art name={index < earned ? 'star' : 'star-empty'} />
        </span>
      ))}
    </span>
  )
}
