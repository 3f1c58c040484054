// /subject-study/solver: a problem is typed and solved in the browser; nothing of it is sent.
import { lazy, Suspense, useEffect, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import './solver.css'

const LazySolver = lazy(async () => {
  // Keeps the solver out of the server's build.
  if (import.meta.env.SSR) throw new Error('problems are solved in the browser')
  const { SolverRoom } = await import('#app/stage/solver/solver-room.tsx')
  return { default: SolverRoom }
})

export const meta = pageMeta(() => m.solver_name())

export default function SolverPage() {
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  const opening = <p role="status">{m.solver_opening()}</p>
  return (
    <Page className="solver-page">
      <Wrap>
        <Link className="back" to="/subject-study">
          {m.solver_back()}
        </Link>
        <h1>
          <InkTitle text={m.solver_title()} />
        </h1>
        <p className="lead">{m.solver_lead()}</p>
        <p className="private">{m.solver_private()}</p>
        <noscript>
          <Notice>
            <p>{m.solver_needs_scripts()}</p>
          </Notice>
        </noscript>
        {isInBrowser ? (
          <Suspense fallback={opening}>
            <LazySolver />
          </Suspense>
        ) : (
          opening
        )}
      </Wrap>
    </Page>
  )
}
