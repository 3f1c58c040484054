// /resources/for-parents: a letter, an account of what is kept, and what it costs.
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Art } from '#app/ui/art/art.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Link } from '#app/ui/link.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { AnalyticsPromise } from './parents/analytics-promise.tsx'
import { Ledger } from './parents/ledger.tsx'
import { LetterToParents } from './parents/letter-to-parents.tsx'
import './parents/parents.css'

export const meta = pageMeta(() => m.shell_for_parents())

export default function ForParents() {
  return (
    <Page className="for-parents">
      <Wrap>
        <header className="parents-head">
          <h1>
            <InkTitle text={m.parents_title()} />
          </h1>
          <p className="lead">{m.parents_lead()}</p>
        </header>
        <div className="desk">
          <LetterToParents />
          <aside className="beside">
            <Art name="why-play" grain />
            <h2>{m.parents_costs()}</h2>
            <p>{m.parents_costs_text()}</p>
            <ButtonLink to="/pricing">{m.parents_costs_go()}</ButtonLink>
          </aside>
        </div>
        <Ledger />
        <p className="rights">
          {m.parents_rights()}
          {sentenceGap()}
          <Link to="/family">{m.parents_family()}</Link>{' '}
          <Link to="/company/privacy-policy">{m.parents_privacy()}</Link>
        </p>
        <AnalyticsPromise />
      </Wrap>
    </Page>
  )
}
