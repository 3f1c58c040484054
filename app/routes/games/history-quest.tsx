// /games/history-quest: the game itself lives in stage/; nothing is loaded for it here.
import type { MetaFunction } from '@remix-run/cloudflare'
import { m } from '#app/i18n/generated/messages.js'
import { GameFrame } from '#app/stage/game-frame.tsx'
import { historyQuestGame } from '#app/stage/quiz/history-quest-game.tsx'
import { Page } from '#app/ui/shell/page.tsx'

export const meta: MetaFunction = () => [
  { title: m.history_meta_title() },
  { name: 'description', content: m.history_meta_description() },
]

export default function HistoryQuest() {
  return (
    <Page>
      <GameFrame game={historyQuestGame} />
    </Page>
  )
}
