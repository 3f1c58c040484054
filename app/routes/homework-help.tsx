// /homework-help (spec 001 section 2): a question typed or shown, worked on in the browser. Nothing is sent anywhere while the
// feature is coming soon.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { deleteHomeworkQuestion } from '#app/domain/homework/delete-homework-question.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { requireViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { FEATURES } from './homework-help/features.ts'
import { QuestionDesk } from './homework-help/question-desk.tsx'
import { QuestionForm } from './homework-help/question-form.tsx'
import { readInputRights } from './homework-help/read-input-rights.server.ts'
import { readShelf } from './homework-help/read-shelf.server.ts'
import { RecentQuestions } from './homework-help/recent-questions.tsx'
import { UploadForm } from './homework-help/upload-form.tsx'
import { readTab } from './study/read-tab.ts'
import { StudyPage } from './study/study-page.tsx'

const TABS = ['type', 'upload'] as const
const TAB_NAMES = { type: m.homework_tab_type, upload: m.homework_tab_upload }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [rights, shelf] = await Promise.all([readInputRights(request, context), readShelf(request, context)])
  return { ...rights, shelf }
}

/** Deletes one of the person's own questions. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const questionId = String((await readForm(request)).get('questionId')).slice(0, 60)
  const deleted = await deleteHomeworkQuestion(context, { userId: account.id, questionId })
  if (deleted.ok) return redirectTo(ownPath('/homework-help'))
  return data({ refusal: deleted.code }, { status: 429 })
}

export const meta = pageMeta(() => m.shell_homework_help())

export default function HomeworkHelp() {
  const { shelf } = useLoaderData<typeof loader>()
  const isRefused = useActionData<{ refusal: string }>() !== undefined
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
      {tab === 'upload' && <UploadForm />}
      {tab === 'type' &&
        ('to' in FEATURES.homeworkQuestion ? <QuestionDesk shelf={shelf} /> : <QuestionForm />)}
      <RecentQuestions questions={shelf.questions} isRefused={isRefused} />
    </StudyPage>
  )
}
