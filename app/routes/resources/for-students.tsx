// /resources/for-students: four doors, by what somebody needs right now, and three ways to learn that work. Its words are on
// the level of grade 2 to 3.
import { m } from '#app/i18n/generated/messages.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { SpeechBubble } from '#app/ui/speech-bubble.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { Doors } from './students/doors.tsx'
import { Tricks } from './students/tricks.tsx'
import './students/students.css'

export const meta = pageMeta(() => m.shell_for_students())

export default function ForStudents() {
  return (
    <Page className="for-students">
      <Wrap>
        <header className="students-head">
          <div>
            <h1>
              <InkTitle text={m.students_title()} />
            </h1>
            <p className="lead">{m.students_lead()}</p>
          </div>
          <div className="says">
            <SpeechBubble>{m.students_glim()}</SpeechBubble>
            <Glim mood="thinking" />
          </div>
        </header>
        <Doors />
        <Tricks />
        <p className="why">
          <Link to="/resources/blog/how-spacing-works">
            {m.students_why()} <LineIcon name="arrow-right" />
          </Link>
          <Link to="/case-files">
            {m.cases_to_files()} <LineIcon name="arrow-right" />
          </Link>
        </p>
      </Wrap>
    </Page>
  )
}
