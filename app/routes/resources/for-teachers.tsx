// /resources/for-teachers: a lesson plan to take along, which game is good for what, and who to ask. Made to be printed.
import { m } from '#app/i18n/generated/messages.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { GameTable } from './teachers/game-table.tsx'
import { LessonPlan } from './teachers/lesson-plan.tsx'
import { WaysOn } from './teachers/ways-on.tsx'
import './teachers/teachers.css'

export const meta = pageMeta(() => m.shell_for_teachers())

export default function ForTeachers() {
  return (
    <Page className="for-teachers">
      <Wrap>
        <header className="teachers-head">
          <h1>
            <InkTitle text={m.teachers_title()} />
          </h1>
          <p className="lead">{m.teachers_lead()}</p>
        </header>
        <LessonPlan />
        <p className="more">
          <Link to="/resources/blog/class-without-accounts">
            {m.teachers_plan_more()} <LineIcon name="arrow-right" />
          </Link>
        </p>
        <div className="teachers-sides">
          <GameTable />
          <section className="good-to-know" aria-labelledby="good-to-know">
            <h2 id="good-to-know">{m.teachers_notes()}</h2>
            <ul>
              <li>{m.teachers_note_calm()}</li>
              <li>{m.teachers_note_keyboard()}</li>
              <li>{m.teachers_note_offline()}</li>
              <li>{m.teachers_note_filter()}</li>
            </ul>
          </section>
        </div>
        <WaysOn />
      </Wrap>
    </Page>
  )
}
