// /subject-study/lessons/{skill}: one idea, its worked example, an exercise to try, three to check oneself with.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { Check } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { practicePath } from '#app/domain/practice/practice-path.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { LessonPart } from '#app/stage/lessons/lesson-room.tsx'
import { useLessonsDone } from '#app/stage/lessons/lessons-done.ts'
import { LitText } from '#app/stage/speech/lit-text.tsx'
import { ReadAloudButton } from '#app/stage/speech/read-aloud-button.tsx'
import { useReader } from '#app/stage/speech/use-reader.ts'
import { Art } from '#app/ui/art/art.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { findLesson, isLessonAnywhere } from '#app/views/lessons.server.ts'
import { topicWords } from './topic-words.ts'
import './lesson.css'

const LazyLessonRoom = lazy(async () => {
  // Keeps generators and drawings out of the server's build.
  if (import.meta.env.SSR) throw new Error('exercises are drawn in the browser')
  const { LessonRoom } = await import('#app/stage/lessons/lesson-room.tsx')
  return { default: LessonRoom }
})

export function loader({ params, context }: LoaderFunctionArgs) {
  const { skill } = params
  const lesson = findLesson(skill, context.caller.locale)
  if (lesson) return lesson
  // Somebody changed the language of the page: the lessons about a language are its own.
  if (isLessonAnywhere(skill)) return redirectTo(ownPath('/subject-study/lessons', { tab: 'english' }))
  throw new Response(null, { status: 404 })
}

export const meta = pageMeta<typeof loader>(({ data }) => data?.title ?? '')

const PARTS = [
  ['example', m.lesson_example_short],
  ['try', m.lesson_try],
  ['check', m.lesson_check],
] as const

export default function LessonPage() {
  const lesson = useLoaderData<typeof loader>()
  return <LessonSheet key={lesson.skill} {...lesson} />
}

function LessonSheet(lesson: ReturnType<typeof useLoaderData<typeof loader>>) {
  const { skill, subject, topic, place, title, name, year, band, idea, mistake, next, source } = lesson
  const { art, title: chapter } = topicWords(topic)
  const language = useLocale()
  const reader = useReader(language)
  const spoken = [title, ...idea, mistake]
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  const [done, setDone] = useState<readonly LessonPart[]>([])
  const onDone = useCallback(
    (part: LessonPart) => setDone((known) => (known.includes(part) ? known : [...known, part])),
    [],
  )
  const [, finish] = useLessonsDone()
  const isFinished = done.includes('try') && done.includes('check')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when both exercises are done
  useEffect(() => {
    if (isFinished) finish(skill)
  }, [isFinished, skill])
  const opening = <p role="status">{m.lesson_opening()}</p>
  return (
    <Page className="lesson-page">
      <Wrap>
        <nav className="crumbs" aria-label={m.lesson_back()}>
          <Link to={`/subject-study/lessons?topic=${topic}`}>{chapter}</Link>
          <span> / {m.lesson_place({ place })}</span>
        </nav>
        <h1>{name}</h1>
        <p className="lead">{year}</p>
        <div className="binder">
          <nav className="index-tabs" aria-label={m.lesson_parts()}>
            <a href="#idea" data-done>
              <Check aria-hidden /> {m.lesson_idea()}
            </a>
            {/* Their pages are drawn in the browser. */}
            {isInBrowser &&
              PARTS.map(([part, label], index) => (
                <a key={part} href={`#${part}`} data-done={done.includes(part) || undefined}>
                  {done.includes(part) ? <Check aria-hidden /> : <span>{index + 2}</span>} {label()}
                </a>
              ))}
          </nav>
          <div className="pages">
            <section id="idea" aria-labelledby="idea-title">
              <Art name={art} grain />
              <h2 id="idea-title">
                <LitText text={title} word={reader?.wordOf(0)} />
              </h2>
              {idea.map((sentence, index) => (
                <p key={sentence}>
                  <LitText text={sentence} word={reader?.wordOf(index + 1)} />
                </p>
              ))}
              <p className="careful">
                <b>{m.lesson_careful()}</b> <LitText text={mistake} word={reader?.wordOf(idea.length + 1)} />
              </p>
              <ReadAloudButton reader={reader} parts={spoken} />
            </section>
            <noscript>
              <Notice>
                <p>{m.lesson_needs_scripts()}</p>
              </Notice>
            </noscript>
            {isInBrowser ? (
              <Suspense fallback={opening}>
                <LazyLessonRoom
                  {...{ skill, language, onDone }}
                  example={lesson.example}
                  areas={lesson.areas}
                />
              </Suspense>
            ) : (
              opening
            )}
            {isFinished && (
              <section className="finished" aria-labelledby="finished-title" role="status">
                <h2 id="finished-title">{m.lesson_finished()}</h2>
                <p>{m.lesson_finished_text()}</p>
                <ButtonRow>
                  <ButtonLink to={practicePath(subject, band, skill)}>{m.lesson_practice()}</ButtonLink>
                  {next && (
                    <ButtonLink to={`/subject-study/lessons/${next.skill}`} variant="ghost">
                      {m.lesson_next({ title: next.title })}
                    </ButtonLink>
                  )}
                </ButtonRow>
              </section>
            )}
            {source !== null && <p className="source">{m.lesson_source({ source })}</p>}
          </div>
        </div>
      </Wrap>
    </Page>
  )
}
