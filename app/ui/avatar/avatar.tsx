// A round picture of a person, or their initials. The initials lie under the picture: while it is missing, or when it
// does not come, they show, with or without scripts. Decoration: whoever uses it says the name.
import './avatar.css'
import { initials } from './initials.ts'

export interface AvatarProps {
  /** null: no picture is known. */
  src: string | null
  displayName: string | null
  /** large: for a profile. */
  size?: 'regular' | 'large'
}

export function Avatar({ src, displayName, size = 'regular' }: AvatarProps) {
  return (
    <span className={`avatar ${size}`} aria-hidden="true">
      <span className="letters">{initials(displayName)}</span>
      {src !== null && <img src={src} alt="" width="96" height="96" decoding="async" />}
    </span>
  )
}
