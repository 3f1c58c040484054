// /subject-study/solver: a problem is typed and solved in the browser; it is sent only where somebody has it explained again.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { canExplain } from '#app/domain/writing/can-explain.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
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

export async function loader({ request, context }: LoaderFunctionArgs) {
  const signedIn = await readSignedIn(request, context)
  return {
    mayExplain:
      signedIn !== null &&
      (await canExplain(context, { userId: signedIn.account.id, right: 'ai-study-assistance' })),
  }
}

export const meta = pageMeta(() => m.solver_name())

export default function SolverPage() {
  const { mayExplain } = useLoaderData<typeof loader>()
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
        <p className="private">{mayExplain ? m.solver_private_but() : m.solver_private()}</p>
        <noscript>
          <Notice>
            <p>{m.solver_needs_scripts()}</p>
          </Notice>
        </noscript>
        {isInBrowser ? (
          <Suspense fallback={opening}>
            <LazySolver mayExplain={mayExplain} />
          </Suspense>
        ) : (
          opening
        )}
      </Wrap>
    </Page>
  )
}
