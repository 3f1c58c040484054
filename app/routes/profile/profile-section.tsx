// The sheets of the profile's sections: rows, each one thing and what can be done about it.
import type { ReactNode } from 'react'
import { Sheet } from '#app/ui/sheet.tsx'
import './profile-section.css'

export interface ProfileSectionProps {
  /** The part of the address after "#". */
  id: string
  title: string
  children: ReactNode
}

export function ProfileSection({ id, title, children }: ProfileSectionProps) {
  return (
    <Sheet as="section" className="profile-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </Sheet>
  )
}

export interface ProfileRowProps {
  /** An icon; decoration. */
  icon?: ReactNode
  title: ReactNode
  /** More about it, in smaller words. */
  detail?: ReactNode
  /** A link or a form with a button. */
  action?: ReactNode
}

/** One row; put rows into a `<ul className="profile-rows">`. */
export function ProfileRow({ icon, title, detail, action }: ProfileRowProps) {
  return (
    <li className="profile-row">
      {icon !== undefined && <span className="icon">{icon}</span>}
      <div className="what">
        <p className="title">{title}</p>
        {detail !== undefined && <p className="detail">{detail}</p>}
      </div>
      {action}
    </li>
  )
}
