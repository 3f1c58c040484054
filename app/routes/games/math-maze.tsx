// /games/mathmaze, and /game/mathmaze in place: the game lives in stage/. It needs no stored grade: it goes by the profile's
// grade level, and by elementary where there is none (spec 001 section 2).
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { bandOfGrade } from '#app/domain/profiles/band-of-grade.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { readViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { GameFrame } from '#app/stage/game-frame.tsx'
import { mathMazeGame } from '#app/stage/math-maze/math-maze-game.ts'
import { Page } from '#app/ui/shell/page.tsx'
import type { Band } from '#engine/core/bands.ts'
import { readOwned } from './read-owned.server.ts'

export const meta = pageMeta(() => m.maze_meta_title())

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [viewer, owned] = await Promise.all([
    readViewer(request, context),
    readOwned(request, context, 'mathMaze'),
  ])
  const gradeLevel = viewer?.profile?.gradeLevel
  const band: Band = gradeLevel ? bandOfGrade(gradeLevel) : 'elementary'
  return { owned, band }
}

export default function MathMaze() {
  const { owned, band } = useLoaderData<typeof loader>()
  return (
    <Page>
      <GameFrame game={mathMazeGame} owned={owned} ownBand={band} />
    </Page>
  )
}
