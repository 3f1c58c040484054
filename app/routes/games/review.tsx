// /games/review: the questions somebody has missed, and a session of them.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { Suspense, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale, useSelectedGrade } from '#app/preferences/use-preferences.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { LazyPracticeRoom } from '#app/stage/practice/lazy-practice-room.tsx'
import type { ReviewAttempt } from '#app/stage/practice/practice-requests.ts'
import { useUnsentSessions } from '#app/stage/practice/use-unsent-sessions.ts'
import { ReadToYoungest } from '#app/stage/speech/read-to-youngest.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { viewReview } from '#app/views/review.server.ts'
import { shownGrade } from './hub/use-grade-question.ts'
import './review/review.css'

export const meta = pageMeta(() => m.review_meta_title())

export function loader({ request, context }: LoaderFunctionArgs) {
  return viewReview(request, context)
}

export default function Review() {
  const { waiting, next, skills } = useLoaderData<typeof loader>()
  const [attempt, setAttempt] = useState<ReviewAttempt | null>(null)
  const about = useRef<HTMLDivElement>(null)
  const [grade] = useSelectedGrade()
  const language = useLocale()
  const { revalidate } = useRevalidator()
  useUnsentSessions()

  function start() {
    setAttempt({ attemptId: crypto.randomUUID(), language })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  function toList() {
    setAttempt(null)
    revalidate()
  }

  return (
    <Page className="review-page">
      <Wrap>
        {attempt ? (
          <Suspense fallback={<p role="status">{m.practice_opening()}</p>}>
            <LazyPracticeRoom
              key={attempt.attemptId}
              attempt={attempt}
              band={shownGrade(grade)}
              onAgain={start}
              onMap={toList}
            />
          </Suspense>
        ) : (
          <div ref={about}>
            <div className="titled">
              <h1>{m.review_title()}</h1>
              <ReadToYoungest of={about} />
            </div>
            {waiting === 0 ? (
              <EmptyState
                title={m.review_none_title()}
                text={m.review_none_text()}
                action={<ButtonLink to="/games">{m.review_to_games()}</ButtonLink>}
              />
            ) : (
              <>
                <p className="lead">{m.review_about()}</p>
                <ul className="missed">
                  {skills.map(({ id, name, count }) => (
                    <li key={id}>
                      <span>{name}</span>
                      <span className="count">{m.review_skill({ count })}</span>
                    </li>
                  ))}
                </ul>
                <Button keyAction onClick={start}>
                  {m.review_start({ count: next })}
                </Button>
                <p className="back">
                  <Link to="/games">{m.review_to_games()}</Link>
                </p>
              </>
            )}
          </div>
        )}
      </Wrap>
    </Page>
  )
}
