// /subject-study (spec 001 section 2): four subjects, each an address of its own (?tab=). Math has topics, a shelf and a way to
// a teacher; the others have lessons by topic and practice for each of the grades, and say that they are blank where their entry is
// coming soon.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Art, type ArtName } from '#app/ui/art/art.tsx'
import { topicsOf } from '#app/views/lessons.server.ts'
import { subjectGrades } from '#app/views/subject-grades.server.ts'
import { SUBJECT_NAMES } from '#app/words/games.ts'
import { readTab } from './study/read-tab.ts'
import { StudyPage } from './study/study-page.tsx'
import { BlankSubject } from './subject-study/blank-subject.tsx'
import { CaseFilesStrip } from './subject-study/case-files-strip.tsx'
import { FEATURES } from './subject-study/features.ts'
import { MathTopics } from './subject-study/math-topics.tsx'
import { Shelf } from './subject-study/shelf.tsx'
import { SubjectGrades } from './subject-study/subject-grades.tsx'
import { TeacherPanel } from './subject-study/teacher-panel.tsx'
import { WrittenTopics } from './subject-study/written-topics.tsx'

const TABS = ['math', 'science', 'english', 'history'] as const

const DRAWINGS: Readonly<Record<(typeof TABS)[number], ArtName>> = {
  math: 'math',
  science: 'science',
  english: 'words',
  history: 'history',
}

export const meta = pageMeta(() => m.shell_subject_study())

export function loader({ request, context }: LoaderFunctionArgs) {
  const tab = readTab(new URL(request.url).searchParams, TABS)
  const { locale } = context.caller
  if (tab === 'math') return { grades: [], topics: [] }
  return { grades: subjectGrades(tab, locale), topics: topicsOf(tab, locale) }
}

export default function SubjectStudy() {
  const { grades, topics } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const tab = readTab(search, TABS)
  return (
    <StudyPage
      className="subject-study"
      path="/subject-study"
      title={m.lessons_title()}
      lead={m.lessons_lead()}
      tabsLabel={m.lessons_tabs()}
      tabs={TABS}
      tabNames={SUBJECT_NAMES}
      tab={tab}
      features={FEATURES}
      needs={['arithmetic', 'scienceNews', 'englishNews', 'historyNews']}
      picture={<Art name={DRAWINGS[tab]} grain />}
    >
      {tab === 'math' ? (
        <>
          <MathTopics />
          <Shelf />
          <TeacherPanel />
        </>
      ) : 'to' in FEATURES[`${tab}News`] ? (
        <>
          <WrittenTopics topics={topics} />
          <SubjectGrades subject={tab} grades={grades} />
          {tab !== 'english' && <CaseFilesStrip />}
        </>
      ) : (
        <BlankSubject subject={tab} />
      )}
    </StudyPage>
  )
}
