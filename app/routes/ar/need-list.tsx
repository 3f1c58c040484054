// What an AR game asks for, line by line; where we know it, whether it is there.
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { LineIcon } from '#app/ui/line-icon.tsx'
import './need-list.css'

export interface Need {
  icon: ReactNode
  text: string
  /** undefined: nobody knows yet, or the browser does not tell. */
  met?: boolean | undefined
}

export interface NeedListProps {
  needs: readonly Need[]
}

export function NeedList({ needs }: NeedListProps) {
  return (
    <ul className="need-list" aria-label={m.ar_needs()}>
      {needs.map(({ icon, text, met }) => (
        <li key={text}>
          <span className="icon" aria-hidden="true">
            {icon}
          </span>
          <span className="text">{text}</span>
          {met !== undefined && (
            <span className={met ? 'met' : 'missing'}>
              {met && <LineIcon name="check" />} {met ? m.ar_ready() : m.ar_needed()}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
