// Where teachers go from here, as a row of labels on a shelf.

import { SoonMark } from '#app/features/soon-mark.tsx'
import { m } from '#app/i18n/generated/messages.ts'
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
  { to: '/auth', picture: 'quill', title: m.teachers_account, text: m.teachers_account_text, needs: [] },
] as const

export function WaysOn() {
  return (
    <ul className="ways-on">
      {WAYS.map(({ to, picture, title, text, needs }) => (
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
