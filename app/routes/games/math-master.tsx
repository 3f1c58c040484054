// /games/math-master: the game itself lives in stage/; loaded for it is what its player has bought.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.js'
import { GameFrame } from '#app/stage/game-frame.tsx'
import { mathMasterGame } from '#app/stage/math-master/math-master-game.ts'
import { Page } from '#app/ui/shell/page.tsx'
import { readOwned } from './read-owned.server.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  return readOwned(request, context, 'mathMaster')
}

export const meta: MetaFunction = () => [
  { title: m.math_meta_title() },
  { name: 'description', content: m.math_meta_description() },
]

export default function MathMaster() {
  const owned = useLoaderData<typeof loader>()
  return (
    <Page>
      <GameFrame game={mathMasterGame} owned={owned} />
    </Page>
  )
}
