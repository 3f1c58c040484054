// /ar: the three AR games, and on which devices they work.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ArNotice } from '#app/stage/ar/ar-notice.tsx'
import { AR_FRAMES } from '#app/stage/ar-games.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { GAME_CARDS } from '#app/words/games.ts'
import { AR_GAME_ABOUT } from './ar/ar-game-words.ts'
import { AR_GAMES } from './ar/find-ar-game.ts'
import { Phone } from './ar/phone.tsx'
import { readListed } from './ar/read-listed.server.ts'
import { ThreeWays } from './ar/three-ways.tsx'
import { useLoadFailure } from './ar/use-load-failure.ts'
import './ar/ar.css'

export const meta = pageMeta(() => m.ar_name())

export async function loader({ request, context }: LoaderFunctionArgs) {
  return readListed(request, context)
}

export default function Ar() {
  const { listed, hasFailed } = useLoaderData<typeof loader>()
  useLoadFailure(hasFailed)
  const games = AR_GAMES.filter(({ id }) => listed === null || listed.includes(id))
  return (
    <Page className="ar-page">
      <Wrap>
        <header>
          <h1>
            <InkTitle text={m.ar_title()} />
          </h1>
          <p className="lead">{m.ar_lead()}</p>
        </header>
        <ArNotice />
        <section className="desk" aria-label={m.ar_list()}>
          {games.map(({ id, path, isPremiumOnly }) => (
            <article key={id}>
              <Phone game={id} />
              <div className="words">
                <h2>{GAME_CARDS[id].name()}</h2>
                <p>{AR_GAME_ABOUT[id]()}</p>
                {isPremiumOnly && <p className="premium">{m.catalogue_premium()}</p>}
                {!AR_FRAMES[id] && <p className="state">{m.ar_state()}</p>}
                <Link to={path}>
                  {m.ar_open()}
                  <span className="visually-hidden"> {GAME_CARDS[id].name()}</span>{' '}
                  <LineIcon name="arrow-right" />
                </Link>
              </div>
            </article>
          ))}
        </section>
        <ThreeWays />
        <ButtonLink to="/games" variant="secondary">
          {m.ar_other()}
        </ButtonLink>
      </Wrap>
    </Page>
  )
}
