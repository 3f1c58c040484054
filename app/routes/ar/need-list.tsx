// What an AR game asks for, line by line; where we know it, whether it is there.
import type { ReactNode } from 'react'
import { LineIcon } from '#app/ui/line-icon.tsx'
import './need-list.css'

export interface Need {
  icon: ReactNode
  text: string
  /** Left out: only the device knows, and is asked when the game begins. */
  met?: boolean
}

export interface NeedListProps {
  label: string
  needs: readonly Need[]
  words: { ready: string; needed: string }
}

export function NeedList({ label, needs, words }: NeedListProps) {
  return (
    <ul className="need-list" aria-label={label}>
      {needs.map(({ icon, text, met }) => (
        <li key={text}>
          <span className="icon" aria-hidden="true">
            {icon}
          </span>
          <span className="text">{text}</span>
          {met !== undefined && (
            <span className={met ? 'met' : 'missing'}>
              {met && <LineIcon name="check" />} {met ? words.ready : words.needed}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
