// /subject-study/lessons: the short lessons of a subject by topic, each a chapter of the binder. `?tab=` is another subject, `?topic=`
// opens one of the topics.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { Check } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { useLessonsDone } from '#app/stage/lessons/lessons-done.ts'
import { Art } from '#app/ui/art/art.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Link } from '#app/ui/link.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { TabLinks } from '#app/ui/tab-links.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { type LessonLine, topicsOf } from '#app/views/lessons.server.ts'
import { SUBJECT_NAMES } from '#app/words/games.ts'
import { topicWords } from './topic-words.ts'
import './lessons.css'

const TABS = ['math', 'science', 'english', 'history'] as const

/** An unknown topic is none: all of the subject are shown. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const { locale } = context.caller
  const asked = searchParams.get('topic')
  for (const subject of TABS) {
    const found = topicsOf(subject, locale).filter(({ topic }) => topic === asked)
    if (found.length > 0) return { subject, topics: found, isOne: true }
  }
  const subject = TABS.find((tab) => tab === searchParams.get('tab')) ?? 'math'
  return { subject, topics: topicsOf(subject, locale), isOne: false }
}

export const meta = pageMeta(() => m.lesson_all_title().replaceAll('*', ''))

export default function Lessons() {
  const { subject, topics, isOne } = useLoaderData<typeof loader>()
  const [done] = useLessonsDone()
  const address = (tab: (typeof TABS)[number]) =>
    tab === 'math' ? '/subject-study/lessons' : ownPath('/subject-study/lessons', { tab })
  return (
    <Page className="lessons-page">
      <Wrap>
        <Link className="back" to={subject === 'math' ? '/subject-study' : `/subject-study?tab=${subject}`}>
          {m.lesson_back()}
        </Link>
        <h1>
          <InkTitle text={m.lesson_all_title()} />
        </h1>
        <p className="lead">{m.lesson_all_lead()}</p>
        <TabLinks
          label={m.lessons_tabs()}
          panelId="tray"
          tabs={TABS.map((tab) => ({
            id: `tab-${tab}`,
            to: address(tab),
            label: SUBJECT_NAMES[tab](),
            selected: tab === subject,
          }))}
        />
        <div className="tray" id="tray" role="tabpanel" aria-labelledby={`tab-${subject}`}>
          {topics.map(({ topic, lessons }) => (
            <section key={topic} aria-labelledby={topic}>
              <header>
                <Art name={topicWords(topic).art} grain />
                <h2 id={topic}>{topicWords(topic).title}</h2>
              </header>
              <ol>
                {lessons.map((lesson) => (
                  <LessonLink key={lesson.skill} lesson={lesson} isDone={done.includes(lesson.skill)} />
                ))}
              </ol>
            </section>
          ))}
          {isOne && (
            <p>
              <Link to={address(subject)}>{m.lesson_to_all()}</Link>
            </p>
          )}
        </div>
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
