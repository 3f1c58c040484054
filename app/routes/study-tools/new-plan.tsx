// /study-tools/plans/new: the test, what is on it, and when there is time. `?testDate=` fills in the day; `?level=` shows another
// grade level, with all that the form had, where no script runs.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { dayBefore, dayOf } from '#app/domain/progress/day-of.ts'
import {
  type CreateStudyPlanRefusal,
  createStudyPlan,
} from '#app/domain/study-plans/create-study-plan.server.ts'
import {
  LONGEST_PLAN,
  LONGEST_TITLE,
  MAX_TOPICS,
  PLAN_SUBJECTS,
} from '#app/domain/study-plans/plan-choices.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readViewer, requireViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { RefusalNotice } from '#app/ui/refusal-notice.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { shownLevel } from '#app/views/shown-level.server.ts'
import { readSkillChoices } from '#app/views/skill-choices.server.ts'
import { SkillChoices } from '#app/views/skill-choices.tsx'
import type { Band } from '#engine/core/bands.ts'
import { type PlanForm, readPlanForm } from './plans/plan-form.ts'
import { planRefusalText } from './plans/plan-refusals.ts'
import { TimeFields } from './plans/time-fields.tsx'
import { subjectNames, WholeSubjects } from './plans/whole-subjects.tsx'
import '#app/views/skill-form.css'

const PATH = '/study-tools/plans/new'

interface Sent extends PlanForm {
  title: string
}

interface Answer {
  refusal: CreateStudyPlanRefusal
  sent: Sent
  level: Band | null
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context)
  const { searchParams } = new URL(request.url)
  const testDate = (searchParams.get('testDate') ?? '').slice(0, 10)
  const today = dayOf(context.now(), context.caller.timeZone)
  const frame = { testDate, first: dayBefore(today, -1), last: dayBefore(today, -LONGEST_PLAN) }
  if (viewer === null) return { ...frame, form: null }
  const level = shownLevel(searchParams)
  const sent = level && readSent(searchParams)
  return {
    ...frame,
    form: { attemptId: context.newId(), sent, ...readSkillChoices(context, viewer, { level }) },
  }
}

type Fields = Parameters<typeof readPlanForm>[0]

const readSent = (form: Fields): Sent => ({ ...readPlanForm(form), title: text(form, 'title') })

const text = (form: Fields, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 200) : ''
}

/** Where the form of /study-tools is sent, too: it has the test date alone, and is asked for the rest. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const sent = readSent(form)
  if (!form.has('attemptId'))
    return redirectTo(ownPath(PATH, { testDate: sent.testDay.slice(0, 10) || null }))
  const { account } = await requireViewer(request, context)
  const made = await createStudyPlan(context, {
    userId: account.id,
    attemptId: text(form, 'attemptId'),
    ...sent,
  })
  if (made.ok) return redirectTo(ownPath(`/study-tools/plans/${made.value.planId}`))
  const status = made.code === 'too_many_requests' ? 429 : 422
  return data<Answer>({ refusal: made.code, sent, level: shownLevel(form) }, { status })
}

export const meta = pageMeta(() => m.tools_plan_title())

export default function NewPlan() {
  const { form, testDate, first, last } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const sent = answer?.sent ?? form?.sent
  const isSending = useNavigation().state !== 'idle'
  if (form === null) {
    const returnTo = ownPath(PATH, { testDate: testDate || null })
    return (
      <Page className="skill-form">
        <Wrap>
          <h1 className="visually-hidden">{m.tools_plan_title()}</h1>
          <EmptyState
            mood="hello"
            title={m.timeline_sign_in_title()}
            text={m.timeline_sign_in_text()}
            action={<ButtonLink to={ownPath('/auth', { returnTo })}>{m.shell_sign_in()}</ButtonLink>}
          />
        </Wrap>
      </Page>
    )
  }
  return (
    <Page className="skill-form">
      <Wrap>
        <h1>
          <InkTitle text={m.timeline_new_title()} />
        </h1>
        <p className="lead">{m.timeline_new_lead()}</p>
        {answer && <RefusalNotice answer={answer}>{planRefusalText(answer.refusal)}</RefusalNotice>}
        <Form method="post" action={PATH}>
          <input type="hidden" name="attemptId" value={form.attemptId} />
          <div className="test">
            <TextInput
              id="testDate"
              type="date"
              label={m.tools_plan_date()}
              defaultValue={sent?.testDay ?? testDate}
              min={first}
              max={last}
              required
            />
            <TextInput
              id="title"
              label={m.timeline_name()}
              defaultValue={sent?.title}
              maxLength={LONGEST_TITLE}
              autoComplete="off"
            />
          </div>
          <fieldset>
            <legend>{m.timeline_what()}</legend>
            <p className="hint">{m.timeline_what_hint()}</p>
            <SkillChoices
              levels={form.levels}
              band={answer?.level ?? form.band}
              most={MAX_TOPICS}
              ticked={sent?.topics}
              others={subjectNames(PLAN_SUBJECTS)}
            >
              <WholeSubjects subjects={PLAN_SUBJECTS} ticked={sent?.topics} />
            </SkillChoices>
          </fieldset>
          <TimeFields weekdays={sent?.weekdays ?? [1, 2, 3, 4, 5]} chunksADay={sent?.chunksADay ?? 1} />
          <Button type="submit" keyAction busy={isSending}>
            {m.tools_plan_create()}
          </Button>
        </Form>
      </Wrap>
    </Page>
  )
}
