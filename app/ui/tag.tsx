// A word about a thing: its subject, its plan. Not a control.
import './tag.css'
import type { ReactNode } from 'react'

export interface TagProps {
  tone?: 'primary' | 'secondary'
  children: ReactNode
}

export function Tag({ tone = 'primary', children }: TagProps) {
  return <span className={`tag ${tone}`}>{children}</span>
}

export function Tags({ children }: { children: ReactNode }) {
  return <div className="tags">{children}</div>
}
