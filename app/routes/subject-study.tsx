// /subject-study (spec 001 section 2): four subjects, each an address of its own (?tab=). Math has topics, a shelf and a way to
// a teacher; the others are still blank and say so.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { askedNotice } from '#app/features/asked-notice.server.ts'
import { viewFeatures } from '#app/features/view-features.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Art, type ArtName } from '#app/ui/art/art.tsx'
import { readTab } from './study/read-tab.ts'
import { StudyPage } from './study/study-page.tsx'
import { BlankSubject } from './subject-study/blank-subject.tsx'
import { lessonWords } from './subject-study/lesson-words.server.ts'
import { Shelf } from './subject-study/shelf.tsx'
import { TeacherPanel } from './subject-study/teacher-panel.tsx'
import { Topics } from './subject-study/topics.tsx'

export { keepWords as shouldRevalidate } from './study/keep-words.ts'

const TABS = ['math', 'science', 'english', 'history'] as const

const DRAWINGS: Readonly<Record<(typeof TABS)[number], ArtName>> = {
  math: 'math',
  science: 'science',
  english: 'words',
  history: 'history',
}

export const meta = pageMeta<typeof loader>(({ data }) => data?.words.name ?? '')

export function loader({ request, context }: LoaderFunctionArgs) {
  const features = viewFeatures('/subject-study', context.locale)
  return { words: lessonWords(context.locale), features, asked: askedNotice(request, features) }
}

export default function SubjectStudy() {
  const { words, features, asked } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const tab = readTab(search, TABS)
  return (
    <StudyPage
      className="subject-study"
      path="/subject-study"
      words={words}
      tabs={TABS}
      tab={tab}
      asked={asked}
      picture={<Art name={DRAWINGS[tab]} grain />}
    >
      {tab === 'math' ? (
        <>
          <Topics words={words.topics} features={features} />
          <Shelf words={words.shelf} features={features} />
          <TeacherPanel words={words.help} features={features} />
        </>
      ) : (
        <BlankSubject words={words.blank} game={words.games[tab]} feature={features[`${tab}News`]} />
      )}
    </StudyPage>
  )
}
