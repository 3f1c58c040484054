// /games/ar/{name} and /ar/{name} (spec 001 section 2): what the game is, what it needs, and that it is not there yet.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { Camera, Crown, Smartphone, Timer, UserRound } from 'lucide-react'
import { useState } from 'react'
import { AskedNotice } from '#app/features/asked-notice.tsx'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ArWaiting } from '#app/stage/ar/ar-waiting.tsx'
import { useArriving } from '#app/stage/ar/use-arriving.ts'
import { AR_FRAMES } from '#app/stage/ar-games.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { GAME_CARDS } from '#app/words/games.ts'
import { arFeature } from './ar-feature.ts'
import { AR_GAME_ABOUT } from './ar-game-words.ts'
import { findArGame } from './find-ar-game.ts'
import { type Need, NeedList } from './need-list.tsx'
import { Phone } from './phone.tsx'
import { readNeeds } from './read-needs.server.ts'
import './game.css'

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const game = findArGame(params['name'])
  if (!game) throw new Response(null, { status: 404 })
  const { id, isPremiumOnly } = game
  return { id, isPremiumOnly, ...(await readNeeds(request, context, id)) }
}

export const meta = pageMeta<typeof loader>(({ data }) => (data ? GAME_CARDS[data.id].name() : ''))

export default function ArGameScreen() {
  const { id, isPremiumOnly, isSignedIn, isOpen } = useLoaderData<typeof loader>()
  const [isTasting, setIsTasting] = useState(false)
  const playable = AR_FRAMES[id]
  const [frames, retry] = useArriving((isTasting && playable) || null)
  const feature = arFeature({ id, isPremiumOnly })
  const needs: Need[] = [
    { icon: <UserRound />, text: m.ar_signed_in(), met: isSignedIn },
    { icon: <Smartphone />, text: m.ar_device() },
    { icon: <Camera />, text: m.ar_camera() },
    { icon: <Crown />, text: feature.notice(), met: isOpen },
  ]
  if (isTasting) {
    return (
      <Page className="ar-game">
        {frames.kind === 'here' ? (
          <frames.value.Taste onLeave={() => setIsTasting(false)} />
        ) : (
          <ArWaiting hasFailed={frames.kind === 'failed'} onRetry={retry} />
        )}
      </Page>
    )
  }
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
              <FeatureButton feature={feature} keyAction>
                {m.ar_button()}
              </FeatureButton>
              <p>
                <Timer aria-hidden /> {m.ar_lasts()}
              </p>
            </div>
            {playable ? (
              <Button variant="ghost" onClick={() => setIsTasting(true)}>
                {m.ar_try()}
              </Button>
            ) : (
              <p className="state">{m.ar_state()}</p>
            )}
            <p className="ways">
              <Link to="/ar">{m.ar_all()}</Link>
              <Link to="/games">{m.ar_other()}</Link>
            </p>
          </div>
          <Phone game={id} says={m.ar_spot()} />
        </div>
      </Wrap>
    </Page>
  )
}
