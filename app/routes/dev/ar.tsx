// Models and small scenes of AR, for developers only: /dev/ar?model=amphora&level=high&mode=dark&filter=glow. `scene` is
// bench, maze, timeline, ring, artefacts or things; `az`, `el` and `d` say where it is seen from, `clear` leaves out the ground.
// Production answers 404.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { isThemeLevel } from '#app/ui/theme/theme-level.ts'
import './ar/ar.css'

export const meta: MetaFunction = () => [{ title: 'AR' }, { name: 'robots', content: 'noindex' }]

export function loader({ context }: LoaderFunctionArgs): null {
  if (context.config.environment !== 'development') throw new Response(null, { status: 404 })
  return null
}

export default function ArPage() {
  const [search] = useSearchParams()
  const canvas = useRef<HTMLCanvasElement>(null)
  const asked = search.get('level')
  const level = isThemeLevel(asked) ? asked : 'default'
  const mode = search.get('mode') === 'dark' ? 'dark' : 'light'
  const query = search.toString()

  useEffect(() => {
    const stage = canvas.current
    // The server's bundle carries no three.
    if (import.meta.env.SSR || !stage) return undefined
    let isGone = false
    let leave: (() => void) | undefined
    void import('./ar/viewer.ts').then(({ show }) => {
      if (!isGone) leave = show(stage, new URLSearchParams(query))
    })
    return () => {
      isGone = true
      leave?.()
    }
  }, [query])

  return (
    <div className="dev-ar" data-level={level} data-mode={mode}>
      <canvas key={query} ref={canvas} />
    </div>
  )
}
