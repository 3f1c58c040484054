// The inside back cover: whose notebook this is, the links of spec 000 section 2 in columns, language, copyright.

import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { LanguageChoices } from './language-choices.tsx'
import { COMPANY_LINKS, FEATURE_LINKS, type NavLink, RESOURCE_LINKS, soonOf } from './nav-links.ts'
import './footer.css'

export interface FooterProps {
  /** By the server's clock, so that both renders agree. */
  year: number
}

export function Footer({ year }: FooterProps) {
  return (
    <footer className="footer">
      <Wrap>
        <div className="columns">
          <p className="plate">
            <span>{m.shell_footer_belongs_to()}</span>
            <b>{PRODUCT_NAME}</b>
            <span>{m.shell_footer_description()}</span>
          </p>
          <Column title={m.shell_footer_features()} links={FEATURE_LINKS} />
          <Column title={m.shell_footer_resources()} links={RESOURCE_LINKS} />
          <Column title={m.shell_footer_company()} links={COMPANY_LINKS} />
        </div>
        <div className="base">
          <p>{m.shell_copyright({ year: String(year), product: PRODUCT_NAME })}</p>
          <LanguageChoices label={m.shell_language()} inline />
        </div>
      </Wrap>
    </footer>
  )
}

function Column({ title, links }: { title: string; links: readonly NavLink[] }) {
  return (
    <div className="column">
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} title={soonOf(link)} aria-description={soonOf(link)}>
              {/* One run of text: the clock follows the last word, also of a name on two lines. */}
              <span>
                {link.label()}
                {soonOf(link) !== undefined && <LineIcon name="clock" className="soon" />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
