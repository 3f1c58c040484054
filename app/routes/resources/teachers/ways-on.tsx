// Where teachers go from here, as a row of labels on a shelf.

import { SoonMark } from '#app/features/soon-mark.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { useViewer } from '#app/preferences/use-preferences.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Link } from '#app/ui/link.tsx'

const WAYS = [
  {
    to: '/teacher/portal',
    picture: 'abacus',
    title: m.shell_teacher_portal,
    text: m.teachers_portal_text,
    needs: ['classCodes'],
  },
  { to: '/contact', picture: 'letter', title: m.teachers_ask, text: m.teachers_ask_text, needs: [] },
  { to: '/pricing', picture: 'why-skills', title: m.teachers_plans, text: m.teachers_plans_text, needs: [] },
] as const

const ACCOUNT = { picture: 'quill', title: m.teachers_account, needs: [] } as const
const TO_SIGN_IN = { ...ACCOUNT, to: '/auth', text: m.teachers_account_text } as const
const TO_PROFILE = { ...ACCOUNT, to: '/profile', text: m.teachers_account_own_text } as const

export function WaysOn() {
  const viewer = useViewer()
  return (
    <ul className="ways-on">
      {[...WAYS, viewer ? TO_PROFILE : TO_SIGN_IN].map(({ to, picture, title, text, needs }) => (
        <li key={to}>
          <Art name={picture} grain />
          <div>
            <Link to={to} prefetch="intent">
              {title()}
            </Link>
            <SoonMark needs={needs} />
            <p>{text()}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
