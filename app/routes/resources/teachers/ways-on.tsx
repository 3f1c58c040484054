// Where teachers go from here, as a row of labels on a shelf.

import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'

const WAYS = [
  {
    to: '/teacher/portal',
    picture: 'abacus',
    title: m.shell_teacher_portal,
    text: m.teachers_portal_text,
    soon: m.teachers_portal_soon,
  },
  { to: '/contact', picture: 'letter', title: m.teachers_ask, text: m.teachers_ask_text, soon: null },
  { to: '/pricing', picture: 'why-skills', title: m.teachers_plans, text: m.teachers_plans_text, soon: null },
  { to: '/auth', picture: 'quill', title: m.teachers_account, text: m.teachers_account_text, soon: null },
] as const

export function WaysOn() {
  return (
    <ul className="ways-on">
      {WAYS.map(({ to, picture, title, text, soon }) => (
        <li key={to}>
          <Art name={picture} grain />
          <div>
            <Link to={to} prefetch="intent">
              {title()}
            </Link>
            {soon && <Tag>{soon()}</Tag>}
            <p>{text()}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
