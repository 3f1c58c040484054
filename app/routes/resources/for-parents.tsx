// /resources/for-parents: a letter, an account of what is kept, and what it costs.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
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
import { parentWords } from './parents/parent-words.server.ts'
import './parents/parents.css'

export const meta = pageMeta<typeof loader>(({ data }) => data?.metaTitle ?? '')

export function loader({ context }: LoaderFunctionArgs) {
  return parentWords(context.locale)
}

export default function ForParents() {
  const words = useLoaderData<typeof loader>()
  return (
    <Page className="for-parents">
      <Wrap>
        <header className="parents-head">
          <h1>
            <InkTitle text={words.title} />
          </h1>
          <p className="lead">{words.lead}</p>
        </header>
        <div className="desk">
          <LetterToParents words={words.letter} />
          <aside className="beside">
            <Art name="why-play" grain />
            <h2>{words.costs.title}</h2>
            <p>{words.costs.text}</p>
            <ButtonLink to="/pricing">{words.costs.go}</ButtonLink>
          </aside>
        </div>
        <Ledger words={words.ledger} />
        <p className="rights">
          {words.rights.text} <Link to="/family">{words.rights.family}</Link>{' '}
          <Link to="/company/privacy-policy">{words.rights.privacy}</Link>
        </p>
        <AnalyticsPromise words={words.analytics} />
      </Wrap>
    </Page>
  )
}
