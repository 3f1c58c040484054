// /games/mathmaze, and /game/mathmaze in place: the game lives in stage/. It needs no stored grade: it goes by the profile's
// grade level, and by elementary where there is none (spec 001 section 2).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { bandOfGrade } from '#app/domain/profiles/band-of-grade.ts'
import { readViewer } from '#app/guards.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { GameFrame } from '#app/stage/game-frame.tsx'
import { mathMazeGame } from '#app/stage/math-maze/math-maze-game.ts'
import { Page } from '#app/ui/shell/page.tsx'
import type { Band } from '#engine/core/bands.ts'
import { readOwned } from './read-owned.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: m.maze_meta_title() },
  { name: 'description', content: m.maze_meta_description() },
  ...(data ? [{ tagName: 'link', rel: 'canonical', href: data.canonical }] : []),
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [viewer, owned] = await Promise.all([
    readViewer(request, context),
    readOwned(request, context, 'mathMaze'),
  ])
  const gradeLevel = viewer?.profile?.gradeLevel
  const band: Band = gradeLevel ? bandOfGrade(gradeLevel) : 'elementary'
  return { owned, band, canonical: `${context.config.siteUrl}/games/mathmaze` }
}

export default function MathMaze() {
  const { owned, band } = useLoaderData<typeof loader>()
  return (
    <Page>
      <GameFrame game={mathMazeGame} owned={owned} ownBand={band} />
    </Page>
  )
}
