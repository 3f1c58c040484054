// A signed-in person's own corner of the header: their picture, and under it where their things are and the way out.
// Signing out is a plain form: the whole document comes anew, without them.

import { m } from '#app/i18n/generated/messages.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { initials } from '#app/ui/avatar/initials.ts'
import { Link } from '#app/ui/link.tsx'
import { Menu } from '#app/ui/menu.tsx'
import type { ShellViewer } from '#app/views/viewer.ts'
import type { NavLink } from './nav-links.ts'
import './account-menu.css'

export interface AccountMenuProps {
  viewer: ShellViewer
}

export function AccountMenu({ viewer }: AccountMenuProps) {
  return (
    <Menu
      // With the letters on its face, so that it can be called by what is seen.
      label={`${m.shell_account()}, ${initials(viewer.displayName)}`}
      trigger={<Avatar src={viewer.avatar} displayName={viewer.displayName} />}
      triggerClassName="account-button"
      className="account-menu"
    >
      {viewer.displayName !== null && <p className="who">{viewer.displayName}</p>}
      {accountLinks(viewer).map(({ to, label, note }) => (
        <Link key={to} className="menu-item" to={to}>
          {label()} {note !== undefined && <span className="note">{note}</span>}
        </Link>
      ))}
      <SignOutForm className="menu-item" />
    </Menu>
  )
}

export interface AccountLink extends NavLink {
  /** Said beside the label: the plan that is there. */
  note?: string
}

/** Teachers have one place more (spec 000 section 6). */
export function accountLinks({ role, plan }: Pick<ShellViewer, 'role' | 'plan'>): AccountLink[] {
  return [
    { to: '/profile', label: m.shell_profile },
    { to: '/subscription', label: m.shell_subscription, note: plan },
    ...(role === 'teacher' ? [] : [{ to: '/family', label: m.shell_family } as const]),
    ...(role === 'teacher' ? [{ to: '/teacher/portal', label: m.shell_teacher_portal } as const] : []),
  ]
}

export function SignOutForm({ className }: { className: string }) {
  return (
    <form method="post" action="/auth/sign-out">
      <button className={className} type="submit">
        {m.shell_sign_out()}
      </button>
    </form>
  )
}
