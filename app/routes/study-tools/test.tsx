// /study-tools/tests/:testId: a practice test, taken or looked at again.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { readPracticeTest } from '#app/domain/practice-tests/read-practice-test.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { requireViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { areasOf } from '#app/views/practice.server.ts'
import { readTopics } from '#app/views/topics.server.ts'
import { testSkills, testTopics } from './tests/test-topics.server.ts'
import './tests/test.css'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const test = await readPracticeTest(context, { userId: account.id, testId: params['testId'] ?? '' })
  if (!test) throw new Response(null, { status: 404 })
  const ids = testSkills(test.questions)
  return {
    owner: account.id,
    test,
    now: context.now(),
    areas: areasOf(ids),
    skills: readTopics(ids, test.language),
    topics: testTopics(test.questions, test.language),
  }
}

export const meta = pageMeta(() => m.tests_meta())

const LazyTestRoom = lazy(async () => {
  // Keeps the room out of the server's build.
  if (import.meta.env.SSR) throw new Error('a test is taken in the browser')
  const { TestRoom } = await import('./tests/test-room.tsx')
  return { default: TestRoom }
})

export default function Test() {
  const loaded = useLoaderData<typeof loader>()
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  const opening = <p role="status">{m.practice_opening()}</p>
  const { topics, ...room } = loaded
  return (
    <Page className="test-page">
      <Wrap>
        <h1>{m.tests_meta()}</h1>
        <p className="lead">{topics.join(', ')}</p>
        {isInBrowser ? (
          <Suspense fallback={opening}>
            <LazyTestRoom key={String(loaded.test.finishedAt)} {...room} />
          </Suspense>
        ) : (
          opening
        )}
      </Wrap>
    </Page>
  )
}
