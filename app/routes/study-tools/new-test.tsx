// /study-tools/tests/new: which skills, how many questions, with a clock or without. `?from=weak` begins with what needs practice;
// `?level=` shows another grade level, with all that the form had, where no script runs.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { quotaLeft } from '#app/domain/access/quota-left.server.ts'
import { readSets } from '#app/domain/flashcards/read-sets.server.ts'
import {
  type CreatePracticeTestRefusal,
  createPracticeTest,
} from '#app/domain/practice-tests/create-practice-test.server.ts'
import { MAX_SKILLS, QUESTION_COUNTS } from '#app/domain/practice-tests/test-choices.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readViewer, requireViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { RefusalNotice } from '#app/ui/refusal-notice.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { NoneLeft } from '#app/views/none-left.tsx'
import { shownLevel } from '#app/views/shown-level.server.ts'
import { readSkillChoices } from '#app/views/skill-choices.server.ts'
import { SkillChoices } from '#app/views/skill-choices.tsx'
import type { Band } from '#engine/core/bands.ts'
import { readTestForm, sourceOf, type TestForm } from './tests/test-form.ts'
import { TestsLeft } from './tests/tests-left.tsx'
import '#app/views/skill-form.css'

const PATH = '/study-tools/tests/new'

interface Answer {
  refusal: CreatePracticeTestRefusal
  sent: TestForm
  level: Band | null
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context)
  const { searchParams } = new URL(request.url)
  const isWeak = searchParams.get('from') === 'weak'
  if (viewer === null) return { isWeak, form: null }
  const limit = await quotaLeft(context, { userId: viewer.account.id, quota: 'practice-tests' })
  if (limit?.left === 0 && limit.next !== null) return { isWeak, form: { next: limit.next } }
  const { own } = await readSets(context, viewer.account.id)
  const level = shownLevel(searchParams)
  const sent = level && readTestForm(searchParams)
  const choices = readSkillChoices(context, viewer, { level })
  return {
    isWeak,
    form: { attemptId: context.newId(), limit, sent, sets: own.filter(({ cards }) => cards > 0), ...choices },
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const form = await readForm(request)
  const sent = readTestForm(form)
  const made = await createPracticeTest(context, {
    userId: account.id,
    attemptId: String(form.get('attemptId')).slice(0, 60),
    language: context.caller.locale,
    from: sourceOf(sent),
    questions: Number(sent.questions),
    isTimed: sent.clock === 'on',
  })
  if (made.ok) return redirectTo(ownPath(`/study-tools/tests/${made.value.testId}`))
  return data<Answer>({ refusal: made.code, sent, level: shownLevel(form) }, { status: 422 })
}

export const meta = pageMeta(() => m.tests_new_meta())

const REFUSALS: Readonly<Record<CreatePracticeTestRefusal, () => string>> = {
  no_skills: m.tests_error_skills,
  no_cards: m.tests_error_cards,
  too_many_skills: m.tests_error_many,
  too_few_questions: m.timeline_error_again,
  consent_required: m.guide_consent,
  malformed: m.timeline_error_again,
  quota_used_up: m.tests_error_quota,
  too_many_requests: m.timeline_error_wait,
}

export default function NewTest() {
  const { form, isWeak } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const isSending = useNavigation().state !== 'idle'
  const from = isWeak ? 'weak' : null
  if (form === null) {
    return (
      <Page className="skill-form">
        <Wrap>
          <h1 className="visually-hidden">{m.tests_new_meta()}</h1>
          <EmptyState
            mood="hello"
            title={m.tests_sign_in_title()}
            text={m.tests_sign_in_text()}
            action={
              <ButtonLink to={ownPath('/auth', { returnTo: ownPath(PATH, { from }) })}>
                {m.shell_sign_in()}
              </ButtonLink>
            }
          />
        </Wrap>
      </Page>
    )
  }
  if ('next' in form) {
    return (
      <Page className="skill-form">
        <Wrap>
          <h1>
            <InkTitle text={m.tests_new_title()} />
          </h1>
          <NoneLeft
            next={form.next}
            say={m.tests_none_left}
            back={{ to: ownPath('/study-tools', { tab: 'tests' }), label: m.tests_back() }}
          />
        </Wrap>
      </Page>
    )
  }
  const sent = answer?.sent ?? form.sent
  const source = sent?.from ?? (isWeak ? 'weak' : 'picked')
  const hasSets = form.sets.length > 0
  return (
    <Page className="skill-form">
      <Wrap>
        <h1>
          <InkTitle text={m.tests_new_title()} />
        </h1>
        <p className="lead">{m.tests_new_lead()}</p>
        <TestsLeft limit={form.limit} />
        {answer && <RefusalNotice answer={answer}>{REFUSALS[answer.refusal]()}</RefusalNotice>}
        <Form method="post" action={PATH}>
          <input type="hidden" name="attemptId" value={form.attemptId} />
          <Segments
            name="from"
            label={m.tests_from()}
            defaultValue={source === 'cards' && !hasSets ? 'picked' : source}
            items={[
              { value: 'picked', label: m.tests_from_picked() },
              { value: 'weak', label: m.tests_from_weak() },
              ...(hasSets ? [{ value: 'cards', label: m.tests_from_cards() }] : []),
            ]}
          />
          {hasSets && (
            <div className="of-cards">
              <NativeSelect
                id="set"
                label={m.tests_set()}
                hint={m.tests_set_hint()}
                defaultValue={sent?.set}
                items={form.sets.map(({ id, title }) => ({ value: id, label: title }))}
              />
            </div>
          )}
          <fieldset className="of-skills">
            <legend>{m.tests_skills()}</legend>
            <p className="hint">{m.tests_skills_hint()}</p>
            <SkillChoices
              levels={form.levels}
              band={answer?.level ?? form.band}
              most={MAX_SKILLS}
              ticked={sent?.topics}
            />
          </fieldset>
          <Segments
            name="questions"
            label={m.tests_length()}
            defaultValue={sent?.questions ?? '10'}
            items={QUESTION_COUNTS.map((count) => ({
              value: String(count),
              label: m.practice_questions({ count }),
            }))}
          />
          <Segments
            name="clock"
            label={m.tests_clock()}
            defaultValue={sent?.clock ?? 'off'}
            items={[
              { value: 'off', label: m.tests_clock_off() },
              { value: 'on', label: m.tests_clock_on() },
            ]}
          />
          <Button type="submit" keyAction busy={isSending}>
            {m.tests_start()}
          </Button>
        </Form>
      </Wrap>
    </Page>
  )
}
