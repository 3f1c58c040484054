// One of a few pictures to choose from: a radio button as a card. With `level` it is drawn in that notebook's hand.
import './pick-card.css'
import { Check } from 'lucide-react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Art, type ArtName } from './art/art.tsx'
import { Ranges } from './ranges.tsx'
import type { ThemeLevel } from './theme/theme-level.ts'
import { TitledAside } from './titled-aside.tsx'

export interface PickCardProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'> {
  name: string
  value: string
  title: string
  subtitle?: string
  art: ArtName
  level?: ThemeLevel
}

export function PickCard({ title, subtitle, art, level, ...input }: PickCardProps) {
  const own = level === undefined ? {} : { 'data-level': level }
  return (
    <label className="pick-card">
      <input type="radio" {...input} />
      <span className="picture" {...own}>
        <Art name={art} />
      </span>
      <span className="name" {...own}>
        <TitledAside in={title} />
      </span>
      {subtitle !== undefined && (
        <span className="subtitle">
          <Ranges in={subtitle} />
        </span>
      )}
      <span className="tick" aria-hidden="true">
        <Check />
      </span>
    </label>
  )
}

/** The choices side by side, as one named radio group. */
export function PickCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="pick-cards" role="radiogroup" aria-label={label}>
      {children}
    </div>
  )
}
