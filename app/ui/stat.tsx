// A label with its number: score, level, best streak. Numbers that change keep their width.
import './stat.css'
import type { ReactNode } from 'react'

export interface StatProps {
  label: string
  value: ReactNode
  /** Said smaller after the value: "/5". */
  suffix?: ReactNode
}

/** Stands inside a StatList. */
export function Stat({ label, value, suffix }: StatProps) {
  return (
    <div className="stat">
      <dt>{label}</dt>
      <dd>
        {value}
        {suffix !== undefined && <span className="suffix">{suffix}</span>}
      </dd>
    </div>
  )
}

export interface StatListProps {
  children: ReactNode
  /** line: label beside value, for a game's top bar. stack: label above value, for a result. */
  layout?: 'line' | 'stack'
}

export function StatList({ children, layout = 'line' }: StatListProps) {
  return <dl className={`stat-list ${layout}`}>{children}</dl>
}
