// /games/history-quest: the game itself lives in stage/; loaded for it is what its player has bought.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { GameFrame } from '#app/stage/game-frame.tsx'
import { historyQuestGame } from '#app/stage/quiz/history-quest-game.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { readOwned } from './read-owned.server.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  return readOwned(request, context, 'historyQuest')
}

export const meta = pageMeta(() => m.history_meta_title())

export default function HistoryQuest() {
  const owned = useLoaderData<typeof loader>()
  return (
    <Page>
      <GameFrame game={historyQuestGame} owned={owned} />
    </Page>
  )
}
