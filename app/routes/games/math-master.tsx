// /games/math-master: the game itself lives in stage/; nothing is loaded for it here.
import type { MetaFunction } from '@remix-run/cloudflare'
import { m } from '#app/i18n/generated/messages.js'
import { GameFrame } from '#app/stage/game-frame.tsx'
import { mathMasterGame } from '#app/stage/math-master/math-master-game.ts'
import { Page } from '#app/ui/shell/page.tsx'

export const meta: MetaFunction = () => [
  { title: m.math_meta_title() },
  { name: 'description', content: m.math_meta_description() },
]

export default function MathMaster() {
  return (
    <Page>
      <GameFrame game={mathMasterGame} />
    </Page>
  )
}
