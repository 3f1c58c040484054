import { ENTERPRISE } from '#app/domain/catalogue/plans.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Sticker } from '#app/ui/art/sticker.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import './school-banner.css'

/** The contact form's subject (spec 000, section 2): the same in every language, for whoever reads the mail. */
const SUBJECT = 'Enterprise Plan Inquiry'

/** The plan nobody buys online. @param price "$500", a year */
export function SchoolBanner({ price }: { price: string }) {
  return (
    <section className="school-banner" aria-labelledby="school">
      <Sticker badge="streak" />
      <div className="words">
        <h2 id="school">{m.pricing_school_title()}</h2>
        <p>{m.pricing_school_text({ price, accounts: String(ENTERPRISE.accounts) })}</p>
      </div>
      <ButtonLink to={`/contact?subject=${encodeURIComponent(SUBJECT)}`} variant="secondary">
        {m.pricing_school_action()}
      </ButtonLink>
    </section>
  )
}
