// /games/word-works: the game itself lives in stage/; nothing is loaded for it here.
import type { MetaFunction } from '@remix-run/cloudflare'
import { m } from '#app/i18n/generated/messages.js'
import { GameFrame } from '#app/stage/game-frame.tsx'
import { wordWorksGame } from '#app/stage/word-works/word-works-game.ts'
import { Page } from '#app/ui/shell/page.tsx'

export const meta: MetaFunction = () => [
  { title: m.words_meta_title() },
  { name: 'description', content: m.words_meta_description() },
]

export default function WordWorks() {
  return (
    <Page>
      <GameFrame game={wordWorksGame} />
    </Page>
  )
}
