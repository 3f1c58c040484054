// /homework-help (spec 001 section 2): a question typed or shown.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useSearchParams } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { FEATURES } from './homework-help/features.ts'
import { QuestionForm } from './homework-help/question-form.tsx'
import { readInputRights } from './homework-help/read-input-rights.server.ts'
import { RecentQuestions } from './homework-help/recent-questions.tsx'
import { UploadForm } from './homework-help/upload-form.tsx'
import { readTab } from './study/read-tab.ts'
import { StudyPage } from './study/study-page.tsx'

const TABS = ['type', 'upload'] as const
const TAB_NAMES = { type: m.homework_tab_type, upload: m.homework_tab_upload }

export const meta = pageMeta(() => m.shell_homework_help())

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { ...(await readInputRights(request, context)) }
}

export default function HomeworkHelp() {
  const [search] = useSearchParams()
  const tab = readTab(search, TABS)
  return (
    <StudyPage
      className="homework-help"
      path="/homework-help"
      title={m.homework_title()}
      lead={m.homework_lead()}
      tabsLabel={m.homework_tabs()}
      tabs={TABS}
      tabNames={TAB_NAMES}
      tab={tab}
      features={FEATURES}
      needs={['homeworkQuestion']}
      picture={<Glim mood="thinking" />}
    >
      {tab === 'type' ? <QuestionForm /> : <UploadForm />}
      <RecentQuestions />
    </StudyPage>
  )
}
