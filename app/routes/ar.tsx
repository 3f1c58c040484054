// /ar: the three AR games, and on which devices they work.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { arWords } from './ar/ar-words.server.ts'
import { Phone } from './ar/phone.tsx'
import { ArNotice } from './games/hub/ar-notice.tsx'
import './ar/ar.css'

export const meta = pageMeta<typeof loader>(({ data }) => data?.words.name ?? '')

export function loader({ context }: LoaderFunctionArgs) {
  return { words: arWords(context.locale) }
}

export default function Ar() {
  const { words } = useLoaderData<typeof loader>()
  return (
    <Page className="ar-page">
      <Wrap>
        <header>
          <h1>
            <InkTitle text={words.title} />
          </h1>
          <p className="lead">{words.lead}</p>
          <p className="state">{words.states}</p>
        </header>
        <ArNotice text={words.notice} />
        <section className="desk" aria-label={words.list}>
          {words.games.map(({ id, path, scene, title, text, premium }) => (
            <article key={id}>
              <Phone scene={scene} />
              <div className="words">
                <h2>{title}</h2>
                <p>{text}</p>
                <p className="premium">{premium}</p>
                <Link to={path}>
                  {words.open}
                  <span className="visually-hidden"> {title}</span> <LineIcon name="arrow-right" />
                </Link>
              </div>
            </article>
          ))}
        </section>
        <ButtonLink to="/games" variant="secondary">
          {words.other}
        </ButtonLink>
      </Wrap>
    </Page>
  )
}
