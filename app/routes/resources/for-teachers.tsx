// /resources/for-teachers: a lesson plan to take along, which game is good for what, and who to ask. Made to be printed.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '#app/seo/page-meta.ts'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { GameTable } from './teachers/game-table.tsx'
import { LessonPlan } from './teachers/lesson-plan.tsx'
import { teacherWords } from './teachers/teacher-words.server.ts'
import { WaysOn } from './teachers/ways-on.tsx'
import './teachers/teachers.css'

export const meta = pageMeta<typeof loader>(({ data }) => data?.metaTitle ?? '')

export function loader({ context }: LoaderFunctionArgs) {
  return teacherWords(context.locale)
}

export default function ForTeachers() {
  const words = useLoaderData<typeof loader>()
  return (
    <Page className="for-teachers">
      <Wrap>
        <header className="teachers-head">
          <h1>
            <InkTitle text={words.title} />
          </h1>
          <p className="lead">{words.lead}</p>
        </header>
        <LessonPlan words={words.plan} />
        <p className="more">
          <Link to="/resources/blog/class-without-accounts">
            {words.plan.more} <LineIcon name="arrow-right" />
          </Link>
        </p>
        <div className="teachers-sides">
          <GameTable words={words.games} />
          <section className="good-to-know" aria-labelledby="good-to-know">
            <h2 id="good-to-know">{words.notesTitle}</h2>
            <ul>
              {words.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </section>
        </div>
        <WaysOn ways={words.ways} />
      </Wrap>
    </Page>
  )
}
