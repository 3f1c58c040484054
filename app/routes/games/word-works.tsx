// /games/word-works: the game itself lives in stage/; loaded for it is what its player has bought.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.js'
import { GameFrame } from '#app/stage/game-frame.tsx'
import { wordWorksGame } from '#app/stage/word-works/word-works-game.ts'
import { Page } from '#app/ui/shell/page.tsx'
import { readOwned } from './read-owned.server.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  return readOwned(request, context, 'wordWorks')
}

export const meta: MetaFunction = () => [
  { title: m.words_meta_title() },
  { name: 'description', content: m.words_meta_description() },
]

export default function WordWorks() {
  const owned = useLoaderData<typeof loader>()
  return (
    <Page>
      <GameFrame game={wordWorksGame} owned={owned} />
    </Page>
  )
}
