// The one place of /ar that speaks of plans, for those who may buy one.
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { Art } from '#app/ui/art/art.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import './premium-panel.css'

export function PremiumPanel() {
  return (
    <section className="premium-panel" aria-labelledby="premium-ar">
      <Art name="pass-ultimate" />
      <div>
        <h2 id="premium-ar">{m.ar_button()}</h2>
        <p>
          {m.ar_opens_all()}
          {sentenceGap()}
          {m.ar_lasts()}
          {sentenceGap()}
          <Link to="/store">{m.ar_passes()}</Link>
        </p>
      </div>
      <ButtonLink to="/pricing" variant="ghost">
        {m.ar_plans()}
      </ButtonLink>
    </section>
  )
}
