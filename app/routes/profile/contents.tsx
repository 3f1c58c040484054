// The parts of the page by name, beside them where there is room.
import { m } from '#app/i18n/generated/messages.ts'
import './contents.css'

const PARTS = [
  { id: 'progress', label: m.progress_title },
  { id: 'about-title', label: m.profile_about },
  { id: 'sign-in', label: m.profile_sign_in },
  { id: 'factors', label: m.factors_title },
  { id: 'devices', label: m.profile_sessions },
  { id: 'notebook', label: m.profile_notebook },
  { id: 'invite', label: m.referral_title },
  { id: 'data', label: m.profile_data },
] as const

export function Contents() {
  return (
    <nav className="contents" aria-label={m.profile_contents()}>
      <ul>
        {PARTS.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label()}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
