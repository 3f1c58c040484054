// /games: which games there are, the grade they are shown for, and what whoever is here has played so far.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { readPlayed } from '#app/domain/play/read-played.server.ts'
import { readPlayer } from '#app/guards.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { GameList } from './hub/game-list.tsx'
import { HubHead } from './hub/hub-head.tsx'
import { YourNotebook } from './hub/your-notebook.tsx'
import './hub/hub.css'

export const meta: MetaFunction = () => [
  { title: m.games_meta_title() },
  { name: 'description', content: m.games_meta_description() },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const playerId = await readPlayer(request, context)
  return playerId === null ? { best: [], lastRounds: [] } : await readPlayed(context, playerId)
}

export default function Hub() {
  const { best, lastRounds } = useLoaderData<typeof loader>()
  return (
    <Page className="hub">
      <Wrap>
        <HubHead />
        <GameList best={best} />
        <YourNotebook best={best} lastRounds={lastRounds} />
      </Wrap>
    </Page>
  )
}
