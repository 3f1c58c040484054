// The navigation under 768 px: a page that slides in from the side, on the browser's own popover. Escape and a press
// beside it close it; with scripts it also closes when a link was followed or the keyboard walks out of it.
import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useViewer } from '#app/preferences/use-preferences.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { accountLinks, SignOutForm } from './account-menu.tsx'
import { LanguageChoices } from './language-choices.tsx'
import { currentMark, MAIN_LINKS, soonOf } from './nav-links.ts'
import { ThemeChoices } from './theme-choices.tsx'
import './drawer.css'

export interface DrawerProps {
  /** The button that opens it names this in `popovertarget`. */
  id: string
}

export function Drawer({ id }: DrawerProps) {
  const { pathname, key } = useLocation()
  const viewer = useViewer()
  const ref = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every followed link closes it, one to this page too
  useEffect(() => {
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover()
  }, [key])

  useEffect(() => {
    const drawer = ref.current
    if (drawer === null) return
    const moveFocusIn = ({ newState }: ToggleEvent) => {
      if (newState === 'open') drawer.querySelector<HTMLElement>('.close')?.focus()
    }
    const closeBehindFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !drawer.contains(relatedTarget)) drawer.hidePopover()
    }
    drawer.addEventListener('toggle', moveFocusIn)
    drawer.addEventListener('focusout', closeBehindFocus)
    return () => {
      drawer.removeEventListener('toggle', moveFocusIn)
      drawer.removeEventListener('focusout', closeBehindFocus)
    }
  }, [])

  return (
    // React 18 does not know the popover attributes but passes them on. `autoFocus` is for browsers without scripts.
    <div
      ref={ref}
      id={id}
      className="drawer"
      role="dialog"
      aria-label={m.shell_menu()}
      {...{ popover: 'auto' }}
    >
      <div className="content">
        <IconButton
          className="close"
          label={m.shell_menu_close()}
          icon={<LineIcon name="close" />}
          autoFocus
          {...{ popovertarget: id, popovertargetaction: 'hide' }}
        />
        <nav aria-label={m.shell_nav_label()}>
          {MAIN_LINKS.map((link) => (
            <Link
              key={link.to}
              to={link.to}
              aria-current={currentMark(link.to, pathname)}
              aria-description={soonOf(link)}
            >
              {link.label()}
              {soonOf(link) !== undefined && (
                <span className="note" aria-hidden="true">
                  {soonOf(link)}
                </span>
              )}
            </Link>
          ))}
        </nav>
        {viewer === null ? (
          <ButtonLink to="/auth" full>
            {m.shell_sign_in()}
          </ButtonLink>
        ) : (
          <nav className="account" aria-label={m.shell_account()}>
            <p>
              <Avatar src={viewer.avatar} displayName={viewer.displayName} />
              {viewer.displayName}
            </p>
            {accountLinks(viewer).map(({ to, label, note }) => (
              <Link key={to} to={to} aria-current={currentMark(to, pathname)}>
                {label()} {note !== undefined && <span className="note">{note}</span>}
              </Link>
            ))}
            <SignOutForm className="button ghost full" />
          </nav>
        )}
        <ThemeChoices />
        <LanguageChoices label={m.shell_language()} className="languages" />
      </div>
    </div>
  )
}
