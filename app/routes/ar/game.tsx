// /games/ar/{name} and /ar/{name} (spec 001 section 2): what the game is and needs, one mission to try (?try opens it), and its
// sessions. What is still being drawn says so.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { Camera, Crown, Laptop, Smartphone, Timer, UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { AskedNotice } from '#app/features/asked-notice.tsx'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ArNotice } from '#app/stage/ar/ar-notice.tsx'
import { ArWaiting } from '#app/stage/ar/ar-waiting.tsx'
import { useFetched } from '#app/stage/ar/use-fetched.ts'
import { AR_FRAMES } from '#app/stage/ar-games.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { GAME_CARDS } from '#app/words/games.ts'
import { arFeature } from './ar-feature.ts'
import { AR_GAME_ABOUT, AR_GAME_OPENED_BY } from './ar-game-words.ts'
import { findArGame } from './find-ar-game.ts'
import { type Need, NeedList } from './need-list.tsx'
import { OfferLine } from './offer-line.tsx'
import { Phone } from './phone.tsx'
import { readNeeds } from './read-needs.server.ts'
import { useArSession } from './use-ar-session.ts'
import { useDeviceNeeds } from './use-device-needs.ts'
import { useHubStart } from './use-hub-start.ts'
import { useLoadFailure } from './use-load-failure.ts'
import './game.css'

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const game = findArGame(params['name'])
  if (!game) throw new Response(null, { status: 404 })
  const { id, isPremiumOnly } = game
  return { id, isPremiumOnly, now: context.now(), ...(await readNeeds(request, context, id)) }
}

export const meta = pageMeta<typeof loader>(({ data }) => (data ? GAME_CARDS[data.id].name() : ''))

export default function ArGameScreen() {
  const { id, isPremiumOnly, isSignedIn, refusal, offer, session, owned, timedMinutes, hasFailed, now } =
    useLoaderData<typeof loader>()
  const isOpen = refusal === null
  useLoadFailure(hasFailed)
  useHubStart(id, { isSignedIn, refusal })
  const [isTasting, setIsTasting] = useState(false)
  const [search, setSearch] = useSearchParams()
  const isAsked = search.has('try')
  useEffect(() => setIsTasting(isAsked), [isAsked])
  function leaveTaste() {
    setIsTasting(false)
    if (isAsked) setSearch({}, { replace: true })
  }
  const { isIn, isStarting, start, startTimed, end } = useArSession(id, session)
  const load = AR_FRAMES[id]
  const [frames, retry] = useFetched(((isTasting || isIn) && load) || null)
  const feature = arFeature({ id, isPremiumOnly })
  const has = useDeviceNeeds(!isIn && !isTasting)

  if (load && (isIn || isTasting)) {
    return (
      <Page className="ar-game">
        {frames.kind !== 'here' ? (
          <ArWaiting hasFailed={frames.kind === 'failed'} onRetry={retry} />
        ) : isIn ? (
          <frames.value.Rounds session={session} now={now} owned={owned} onEnd={end} />
        ) : (
          <frames.value.Taste onLeave={leaveTaste} />
        )}
      </Page>
    )
  }
  const needs: Need[] = [
    { icon: <UserRound />, text: m.ar_signed_in(), met: isSignedIn },
    { icon: <Smartphone />, text: m.ar_device(), met: has.device },
    { icon: <Camera />, text: m.ar_camera(), met: has.camera },
    { icon: <Crown />, text: feature.notice(), met: isOpen },
  ]
  return (
    <Page className="ar-game">
      <Wrap>
        <div className="sides">
          <div className="words">
            <h1>{GAME_CARDS[id].name()}</h1>
            <p className="badges">
              <Badge icon={<Smartphone className="icon" aria-hidden />}>{m.catalogue_ar()}</Badge>
              {isPremiumOnly && (
                <Badge icon={<Crown className="icon" aria-hidden />}>{m.catalogue_premium()}</Badge>
              )}
            </p>
            <p className="lead">{AR_GAME_ABOUT[id]()}</p>
            <AskedNotice features={{ [feature.id]: feature }} />
            <NeedList needs={needs} />
            <div className="start">
              {load && isOpen ? (
                <Button keyAction aria-disabled={isStarting} onClick={() => start('room')}>
                  {isStarting ? m.ar_starting() : m.ar_button()}
                </Button>
              ) : (
                <FeatureButton feature={feature} keyAction>
                  {m.ar_button()}
                </FeatureButton>
              )}
              <p>
                <Timer aria-hidden /> {m.ar_lasts()}
              </p>
            </div>
            <OfferLine offer={offer} text={AR_GAME_OPENED_BY[id]()} />
            {load ? (
              <div className="desk">
                <ButtonRow>
                  {isOpen && (
                    <Button
                      variant="secondary"
                      icon={<Laptop aria-hidden />}
                      aria-disabled={isStarting}
                      onClick={() => start('desk')}
                    >
                      {m.ar_desk()}
                    </Button>
                  )}
                  {/* Its minutes come with what opens the game. Nobody knows yet whether a visitor has that. */}
                  {timedMinutes !== null && (isOpen || !isSignedIn) && (
                    <Button
                      variant="ghost"
                      icon={<Timer aria-hidden />}
                      aria-disabled={isStarting}
                      onClick={() => startTimed(timedMinutes)}
                    >
                      {m.ar_timed({ minutes: timedMinutes })}
                    </Button>
                  )}
                  <Button variant="ghost" onClick={() => setIsTasting(true)}>
                    {m.ar_try()}
                  </Button>
                </ButtonRow>
                <p>{m.ar_desk_note()}</p>
              </div>
            ) : (
              <p className="state">{m.ar_state()}</p>
            )}
            <ArNotice />
            <p className="ways">
              <Link to="/ar">{m.ar_all()}</Link>
              <Link to="/games">{m.ar_other()}</Link>
            </p>
          </div>
          <Phone game={id} says={m.arview_move_slowly()} />
        </div>
      </Wrap>
    </Page>
  )
}
