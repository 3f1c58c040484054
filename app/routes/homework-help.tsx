// /homework-help (spec 001 section 2): a question typed or shown. Nothing is sent anywhere while the feature is coming soon.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { askedNotice } from '#app/features/asked-notice.server.ts'
import { viewFeatures } from '#app/features/view-features.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { homeworkWords } from './homework-help/homework-words.server.ts'
import { QuestionForm } from './homework-help/question-form.tsx'
import { RecentQuestions } from './homework-help/recent-questions.tsx'
import { UploadForm } from './homework-help/upload-form.tsx'
import { readTab } from './study/read-tab.ts'
import { StudyPage } from './study/study-page.tsx'

export { keepWords as shouldRevalidate } from './study/keep-words.ts'

const TABS = ['type', 'upload'] as const

export const meta = pageMeta<typeof loader>(({ data }) => data?.words.name ?? '')

export function loader({ request, context }: LoaderFunctionArgs) {
  const features = viewFeatures('/homework-help', context.locale)
  return { words: homeworkWords(context.locale), features, asked: askedNotice(request, features) }
}

export default function HomeworkHelp() {
  const { words, features, asked } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const tab = readTab(search, TABS)
  return (
    <StudyPage
      className="homework-help"
      path="/homework-help"
      words={words}
      tabs={TABS}
      tab={tab}
      asked={asked}
      picture={<Glim mood="thinking" />}
    >
      {tab === 'type' ? (
        <QuestionForm words={words.form} features={features} />
      ) : (
        <UploadForm words={words.upload} feature={features.worksheetUpload} />
      )}
      <RecentQuestions words={words.recent} />
    </StudyPage>
  )
}
