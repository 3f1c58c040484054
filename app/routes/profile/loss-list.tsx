import { X } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'

const LOSSES = [
  m.profile_erase_profile,
  m.profile_erase_progress,
  m.profile_erase_bought,
  m.profile_erase_sign_in,
  m.profile_erase_family,
  m.profile_erase_invitations,
  m.profile_erase_settings,
]

/** What goes with an account: everything its export holds. */
export function LossList() {
  return (
    <ul className="loss">
      {LOSSES.map((loss) => (
        <li key={loss()}>
          <X /> {loss()}
        </li>
      ))}
    </ul>
  )
}
