// /games/word-works: the game itself lives in stage/; loaded for it is what its player has bought.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { GameFrame } from '#app/stage/game-frame.tsx'
import { wordWorksGame } from '#app/stage/word-works/word-works-game.ts'
import { Page } from '#app/ui/shell/page.tsx'
import { readOwned } from './read-owned.server.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  return readOwned(request, context, 'wordWorks')
}

export const meta = pageMeta(() => m.words_meta_title())

export default function WordWorks() {
  const owned = useLoaderData<typeof loader>()
  return (
    <Page>
      <GameFrame game={wordWorksGame} owned={owned} />
    </Page>
  )
}
