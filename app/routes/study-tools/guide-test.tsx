// /study-tools/tests/guide: a practice test from one's own study guide. The guide is read and asked about in the browser; a form
// brings the questions alone.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { quotaLeft } from '#app/domain/access/quota-left.server.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { ALL_GENERATORS } from '#app/domain/practice/courses.ts'
import {
  type CreatePracticeTestRefusal,
  createPracticeTest,
} from '#app/domain/practice-tests/create-practice-test.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readViewer, requireViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RefusalNotice } from '#app/ui/refusal-notice.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { isLanguage } from '#engine/core/languages.ts'
import { LEAST_GUIDE_QUESTIONS } from '#engine/curriculum/guide/make-questions.ts'
import { GuideRoom } from './guide/guide-room.tsx'
import { TestsLeft } from './tests/tests-left.tsx'
import './guide/guide.css'

const PATH = '/study-tools/tests/guide'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context)
  if (viewer === null) return { form: null }
  const userId = viewer.account.id
  const [{ features }, monthly] = await Promise.all([
    readEntitlements(context, { userId }),
    quotaLeft(context, { userId, quota: 'practice-tests' }),
  ])
  const limit = features.has('study-guides') ? null : monthly
  return { form: { attemptId: context.newId(), limit, withExercises: Object.keys(ALL_GENERATORS) } }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const form = await readForm(request)
  const language = form.get('language')
  const made = await createPracticeTest(context, {
    userId: account.id,
    attemptId: String(form.get('attemptId')).slice(0, 60),
    language: isLanguage(language) ? language : context.caller.locale,
    from: { guide: readQuestions(form.get('questions')), skills: form.getAll('topic').map(String) },
    isTimed: form.get('clock') === 'on',
  })
  if (made.ok) return redirectTo(ownPath(`/study-tools/tests/${made.value.testId}`))
  return data<{ refusal: CreatePracticeTestRefusal }>({ refusal: made.code }, { status: 422 })
}

/** Null for what is no JSON: the verb refuses it. */
function readQuestions(sent: unknown): unknown {
  try {
    return JSON.parse(String(sent))
  } catch {
    return null
  }
}

export const meta = pageMeta(() => m.guide_meta())

const REFUSALS: Readonly<Record<CreatePracticeTestRefusal, () => string>> = {
  no_skills: m.timeline_error_again,
  no_cards: m.timeline_error_again,
  too_many_skills: m.tests_error_many,
  too_few_questions: () => m.guide_too_few({ least: LEAST_GUIDE_QUESTIONS }),
  consent_required: m.guide_consent,
  malformed: m.timeline_error_again,
  quota_used_up: m.tests_error_quota,
  too_many_requests: m.timeline_error_wait,
}

export default function GuideTest() {
  const { form } = useLoaderData<typeof loader>()
  const answer = useActionData<{ refusal: CreatePracticeTestRefusal }>()
  if (form === null) {
    return (
      <Page className="guide-page">
        <Wrap>
          <h1 className="visually-hidden">{m.guide_meta()}</h1>
          <EmptyState
            mood="hello"
            title={m.tests_sign_in_title()}
            text={m.tests_sign_in_text()}
            action={
              <ButtonLink to={ownPath('/auth', { returnTo: ownPath(PATH) })}>{m.shell_sign_in()}</ButtonLink>
            }
          />
        </Wrap>
      </Page>
    )
  }
  return (
    <Page className="guide-page">
      <Wrap>
        <h1>
          <InkTitle text={m.guide_title()} />
        </h1>
        <p className="lead">{m.guide_lead()}</p>
        <TestsLeft limit={form.limit} />
        <noscript>
          <Notice>
            <p>{m.guide_needs_scripts()}</p>
          </Notice>
        </noscript>
        {answer && <RefusalNotice answer={answer}>{REFUSALS[answer.refusal]()}</RefusalNotice>}
        <GuideRoom attemptId={form.attemptId} withExercises={form.withExercises} />
      </Wrap>
    </Page>
  )
}
