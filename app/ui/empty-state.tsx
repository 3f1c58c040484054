// A blank page of this notebook with Glim: what is missing, what to do about it, and one way to do it.
import './empty-state.css'
import type { ReactNode } from 'react'
import { Glim, type GlimMood } from './art/glim.tsx'

export interface EmptyStateProps {
  mood?: GlimMood
  title: string
  text?: ReactNode
  action?: ReactNode
  headingLevel?: 2 | 3
}

export function EmptyState({ mood = 'sleeping', title, text, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="empty-state">
      <Glim mood={mood} />
      <Heading className="title">{title}</Heading>
      {text !== undefined && <p>{text}</p>}
      {action}
    </div>
  )
}
