// /resources/for-students: four doors, by what somebody needs right now, and three ways to learn that work.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { SpeechBubble } from '#app/ui/speech-bubble.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { Doors } from './students/doors.tsx'
import { studentWords } from './students/student-words.server.ts'
import { Tricks } from './students/tricks.tsx'
import './students/students.css'

export const meta = pageMeta<typeof loader>(({ data }) => data?.metaTitle ?? '')

export function loader({ context }: LoaderFunctionArgs) {
  return studentWords(context.locale)
}

export default function ForStudents() {
  const words = useLoaderData<typeof loader>()
  return (
    <Page className="for-students">
      <Wrap>
        <header className="students-head">
          <div>
            <h1>
              <InkTitle text={words.title} />
            </h1>
            <p className="lead">{words.lead}</p>
          </div>
          <div className="says">
            <SpeechBubble>{words.glim}</SpeechBubble>
            <Glim mood="thinking" />
          </div>
        </header>
        <Doors title={words.doorsTitle} doors={words.doors} />
        <Tricks title={words.tricksTitle} tricks={words.tricks} />
        <p className="why">
          <Link to="/resources/blog/how-spacing-works">
            {words.why} <LineIcon name="arrow-right" />
          </Link>
        </p>
      </Wrap>
    </Page>
  )
}
