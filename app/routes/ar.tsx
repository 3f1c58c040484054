// /ar: the AR games with what they ask for and what opens them, and on which devices they work.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ArNotice } from '#app/stage/ar/ar-notice.tsx'
import { AR_FRAMES } from '#app/stage/ar-games.ts'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { GAME_CARDS } from '#app/words/games.ts'
import { AR_GAME_ABOUT } from './ar/ar-game-words.ts'
import { AR_GAMES } from './ar/find-ar-game.ts'
import { GameFacts } from './ar/game-facts.tsx'
import { PremiumPanel } from './ar/premium-panel.tsx'
import { readArList } from './ar/read-list.server.ts'
import { ScenePicture } from './ar/scene-picture.tsx'
import { ThreeWays } from './ar/three-ways.tsx'
import { useLoadFailure } from './ar/use-load-failure.ts'
import './ar/ar.css'

export const meta = pageMeta(() => m.ar_name())

export async function loader({ request, context }: LoaderFunctionArgs) {
  return readArList(request, context)
}

export default function Ar() {
  const { games, hasFailed, missions, band, offer } = useLoaderData<typeof loader>()
  useLoadFailure(hasFailed)
  const rowOf = (id: string) => games?.find((game) => game.id === id)
  const shown = AR_GAMES.filter(({ id }) => games === null || rowOf(id))
  const inDevelopment = games?.filter(({ isPlayable }) => !isPlayable) ?? []
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
          {shown.map(({ id, path, isPremiumOnly }) => (
            <article key={id}>
              <ScenePicture game={id} />
              <div className="words">
                <h2>{GAME_CARDS[id].name()}</h2>
                <p>{AR_GAME_ABOUT[id]()}</p>
                {isPremiumOnly && <p className="premium">{m.catalogue_premium()}</p>}
                {!AR_FRAMES[id] && <p className="state">{m.ar_state()}</p>}
                <GameFacts
                  game={id}
                  minGrade={rowOf(id)?.minGrade}
                  missions={missions[id]}
                  isOfGrade={band !== null}
                />
                <ButtonRow>
                  <ButtonLink to={path} size="small">
                    {m.games_play_ar()}
                    <span className="visually-hidden"> {GAME_CARDS[id].name()}</span>
                  </ButtonLink>
                  {AR_FRAMES[id] && (
                    <ButtonLink to={`${path}?try`} size="small" variant="ghost">
                      {m.ar_try()}
                      <span className="visually-hidden"> {GAME_CARDS[id].name()}</span>
                    </ButtonLink>
                  )}
                </ButtonRow>
              </div>
            </article>
          ))}
        </section>
        {inDevelopment.map(({ id, name, minGrade }) => (
          <p className="in-development" key={id}>
            <b>{name}</b> <span>{m.ar_grades({ from: minGrade })}</span> {m.ar_coming_developing()}
          </p>
        ))}
        <ThreeWays />
        {offer === 'plans' && <PremiumPanel />}
        <ButtonLink to="/games" variant="secondary">
          {m.ar_other()}
        </ButtonLink>
      </Wrap>
    </Page>
  )
}
