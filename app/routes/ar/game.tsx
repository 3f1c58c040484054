// /games/ar/{name} and /ar/{name} (spec 001 section 2): what the game is, what it needs, and that it is not there yet.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { Camera, Crown, Smartphone, Timer, UserRound } from 'lucide-react'
import { OPENED_BY } from '#app/domain/access/feature-of-timed.ts'
import { AskedNotice } from '#app/features/asked-notice.tsx'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { readRights, readViewer } from '#app/guards.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Link } from '#app/ui/link.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { arFeature } from './ar-feature.ts'
import { arGameWords, arScreenWords } from './ar-words.server.ts'
import { findArGame } from './find-ar-game.ts'
import { type Need, NeedList } from './need-list.tsx'
import { Phone } from './phone.tsx'
import './game.css'

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const game = findArGame(params['name'])
  if (!game) throw new Response(null, { status: 404 })
  const [viewer, rights] = await Promise.all([readViewer(request, context), readRights(request, context)])
  return {
    words: arScreenWords(context.locale),
    game: arGameWords(game, context.locale),
    isPremiumOnly: game.isPremiumOnly,
    isSignedIn: viewer !== null,
    isOpen: game.arType !== null && rights.features.has(OPENED_BY[game.arType]),
  }
}

export const meta = pageMeta<typeof loader>(({ data }) => data?.game.title ?? '')

export default function ArGameScreen() {
  const { words, game, isPremiumOnly, isSignedIn, isOpen } = useLoaderData<typeof loader>()
  const feature = arFeature({ id: game.id, isPremiumOnly })
  const needs: Need[] = [
    { icon: <UserRound />, text: words.signedIn, met: isSignedIn },
    { icon: <Smartphone />, text: words.device },
    { icon: <Camera />, text: words.camera },
    { icon: <Crown />, text: feature.notice(), met: isOpen },
  ]
  return (
    <Page className="ar-game">
      <Wrap>
        <div className="sides">
          <div className="words">
            <h1>{game.title}</h1>
            <p className="badges">
              <Badge icon={<Smartphone className="icon" aria-hidden />}>{words.ar}</Badge>
              {game.premium !== null && (
                <Badge icon={<Crown className="icon" aria-hidden />}>{game.premium}</Badge>
              )}
            </p>
            <p className="lead">{game.text}</p>
            <AskedNotice features={{ [feature.id]: feature }} />
            <NeedList label={words.needs} needs={needs} words={words} />
            <div className="start">
              <FeatureButton feature={feature} keyAction>
                {words.button}
              </FeatureButton>
              <p>
                <Timer aria-hidden /> {words.lasts}
              </p>
            </div>
            <p className="state">{words.state}</p>
            <p className="ways">
              <Link to="/ar">{words.all}</Link>
              <Link to="/games">{words.other}</Link>
            </p>
          </div>
          <Phone scene={game.scene} says={words.spot} />
        </div>
      </Wrap>
    </Page>
  )
}
