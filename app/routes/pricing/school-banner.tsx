import { Sticker } from '#app/ui/art/sticker.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { PricingWords } from './pricing-words.server.ts'
import './school-banner.css'

/** The contact form's subject (spec 000, section 2): the same in every language, for whoever reads the mail. */
const SUBJECT = 'Enterprise Plan Inquiry'

/** The plan nobody buys online. */
export function SchoolBanner({ words }: { words: PricingWords['school'] }) {
  return (
    <section className="school-banner" aria-labelledby="school">
      <Sticker badge="streak" />
      <div className="words">
        <h2 id="school">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <ButtonLink to={`/contact?subject=${encodeURIComponent(SUBJECT)}`} variant="secondary">
        {words.action}
      </ButtonLink>
    </section>
  )
}
