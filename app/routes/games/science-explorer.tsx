// /games/science-explorer: the game itself lives in stage/; nothing is loaded for it here.
import type { MetaFunction } from '@remix-run/cloudflare'
import { m } from '#app/i18n/generated/messages.js'
import { GameFrame } from '#app/stage/game-frame.tsx'
import { scienceExplorerGame } from '#app/stage/quiz/science-explorer-game.tsx'
import { Page } from '#app/ui/shell/page.tsx'

export const meta: MetaFunction = () => [
  { title: m.science_meta_title() },
  { name: 'description', content: m.science_meta_description() },
]

export default function ScienceExplorer() {
  return (
    <Page>
      <GameFrame game={scienceExplorerGame} />
    </Page>
  )
}
