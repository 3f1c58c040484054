// The cover's edge on every page: brand, the six links, look, language, sign-in or the signed-in person. Native popovers carry menus and
// drawer, so all of it works before and without scripts.
import { useLocation } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { useViewer } from '#app/preferences/use-preferences.ts'
import { Art } from '#app/ui/art/art.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Drawer } from './drawer.tsx'
import { LanguageChoices } from './language-choices.tsx'
import { LevelChip } from './level-chip.tsx'
import { currentMark, MAIN_LINKS, soonOf } from './nav-links.ts'
import { ThemeChoices } from './theme-choices.tsx'
import './header.css'
// On every page, so that a page which writes `main.page` itself stands on paper too.
import './page.css'

const DRAWER_ID = 'drawer'

export function Header() {
  const { pathname } = useLocation()
  const viewer = useViewer()
  return (
    <header className="header">
      <a className="skip" href="#content">
        {m.shell_skip_to_content()}
      </a>
      <div className="row">
        <Link className="brand" to="/">
          <span className="chip">
            <Art name="mark" />
          </span>
          <span className="name">{PRODUCT_NAME}</span>
        </Link>
        <nav className="tabs" aria-label={m.shell_nav_label()}>
          {MAIN_LINKS.map((link) => (
            <Link
              key={link.to}
              to={link.to}
              prefetch="intent"
              aria-current={currentMark(link.to, pathname)}
              title={soonOf(link)}
              aria-description={soonOf(link)}
            >
              {link.label()}
              {soonOf(link) !== undefined && <LineIcon name="clock" className="soon" />}
            </Link>
          ))}
        </nav>
        <div className="tools">
          {viewer?.standing && <LevelChip standing={viewer.standing} />}
          <Menu label={m.shell_theme()} trigger={<LineIcon name="palette" />}>
            <ThemeChoices />
          </Menu>
          <div className="wide-only">
            <Menu label={m.shell_language()} trigger={<LineIcon name="languages" />}>
              <LanguageChoices label={m.shell_language()} />
            </Menu>
          </div>
          {viewer === null ? (
            <ButtonLink className="wide-only sign-in" to="/auth" size="small">
              {m.shell_sign_in()}
            </ButtonLink>
          ) : (
            <div className="wide-only">
              <AccountMenu viewer={viewer} />
            </div>
          )}
          <IconButton
            className="burger"
            label={m.shell_menu()}
            icon={<LineIcon name="menu" />}
            {...{ popovertarget: DRAWER_ID }}
          />
        </div>
      </div>
      <Drawer id={DRAWER_ID} />
    </header>
  )
}
