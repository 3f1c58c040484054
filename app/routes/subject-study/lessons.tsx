// /subject-study/lessons: the short lessons by topic, each a chapter of the binder. `?topic=` opens one of them.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { Check } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { useLessonsDone } from '#app/stage/lessons/lessons-done.ts'
import { Art } from '#app/ui/art/art.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Link } from '#app/ui/link.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { type LessonLine, lessonsOf } from '#app/views/lessons.server.ts'
import { LESSON_TOPICS } from '#engine/curriculum/lessons/lessons.ts'
import { TOPIC_WORDS } from './topic-words.ts'
import './lessons.css'

/** An unknown topic is none: all of them are shown. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('topic')
  const known = LESSON_TOPICS.filter((topic) => topic === asked)
  return (known.length > 0 ? known : LESSON_TOPICS).map((topic) => ({
    topic,
    lessons: lessonsOf(topic, context.caller.locale),
  }))
}

export const meta = pageMeta(() => m.lesson_all_title().replaceAll('*', ''))

export default function Lessons() {
  const topics = useLoaderData<typeof loader>()
  const [done] = useLessonsDone()
  return (
    <Page className="lessons-page">
      <Wrap>
        <Link className="back" to="/subject-study">
          {m.lesson_back()}
        </Link>
        <h1>
          <InkTitle text={m.lesson_all_title()} />
        </h1>
        <p className="lead">{m.lesson_all_lead()}</p>
        {topics.map(({ topic, lessons }) => (
          <section key={topic} aria-labelledby={topic}>
            <header>
              <Art name={TOPIC_WORDS[topic].art} grain />
              <h2 id={topic}>{TOPIC_WORDS[topic].title()}</h2>
            </header>
            <ol>
              {lessons.map((lesson) => (
                <LessonLink key={lesson.skill} lesson={lesson} isDone={done.includes(lesson.skill)} />
              ))}
            </ol>
          </section>
        ))}
        {topics.length < LESSON_TOPICS.length && (
          <p>
            <Link to="/subject-study/lessons">{m.lesson_to_all()}</Link>
          </p>
        )}
      </Wrap>
    </Page>
  )
}

function LessonLink({
  lesson: { skill, title, name, year },
  isDone,
}: {
  lesson: LessonLine
  isDone: boolean
}) {
  return (
    <li data-done={isDone || undefined}>
      <Link to={`/subject-study/lessons/${skill}`}>
        <span className="year">{year}</span>
        <b>{title}</b>
        <span className="name">{name}</span>
        {isDone && (
          <span className="done">
            <Check aria-hidden /> {m.lesson_done_mark()}
          </span>
        )}
      </Link>
    </li>
  )
}
