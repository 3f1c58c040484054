// /study-tools/plans/:planId: the days up to the test, what today is for, and the whole plan.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { deleteStudyPlan } from '#app/domain/study-plans/delete-study-plan.server.ts'
import { markStudied } from '#app/domain/study-plans/mark-studied.server.ts'
import { readStudyPlans } from '#app/domain/study-plans/read-study-plans.server.ts'
import {
  type WritePlanWordsRefusal,
  writePlanWords,
} from '#app/domain/study-plans/write-plan-words.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { AppContext } from '#app/platform/context.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { requireViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { ownBand } from '#app/views/own-band.ts'
import { readSubjectPractice, readTopics } from '#app/views/topics.server.ts'
import { dayWords } from '#app/words/days.ts'
import { DaysAhead } from './plans/days-ahead.tsx'
import { AskForWords, PlanWords } from './plans/plan-words.tsx'
import { Today } from './plans/today.tsx'
import { topicName } from './plans/topic-name.ts'
import { WholePlan } from './plans/whole-plan.tsx'
import './plans/plan.css'

const pathOf = (planId: string) => ownPath(`/study-tools/plans/${encodeURIComponent(planId)}`)
const TIMELINE = ownPath('/study-tools', { tab: 'timeline' })

async function readPlan(ctx: AppContext, userId: string, planId: string | undefined) {
  const plan = (await readStudyPlans(ctx, userId)).find(({ id }) => id === planId)
  if (!plan) throw new Response(null, { status: 404 })
  return plan
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { account, profile } = await requireViewer(request, context)
  const plan = await readPlan(context, account.id, params['planId'])
  const { features } = await readEntitlements(context, { userId: account.id })
  return {
    plan,
    skills: readTopics(plan.topics, context.caller.locale),
    subjects: readSubjectPractice(plan.topics, ownBand(profile?.gradeLevel ?? null), context.caller.locale),
    mayHaveWords: features.has('ai-study-plans'),
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const { planId = '' } = params
  const form = await readForm(request)
  if (form.get('intent') === 'delete') {
    await deleteStudyPlan(context, { userId: account.id, planId })
    return redirectTo(TIMELINE)
  }
  if (form.get('intent') === 'words') {
    const { topics } = await readPlan(context, account.id, planId)
    const skills = readTopics(topics, context.caller.locale)
    const names = Object.fromEntries(topics.map((topic) => [topic, topicName(topic, skills)]))
    const written = await writePlanWords(context, { userId: account.id, planId, names })
    if (!written.ok)
      return data<{ refusal: WritePlanWordsRefusal }>({ refusal: written.code }, { status: 422 })
    return redirectTo(pathOf(planId))
  }
  const topic = String(form.get('topic')).slice(0, 60)
  await markStudied(context, { userId: account.id, planId, topic, isDone: form.get('intent') === 'done' })
  return redirectTo(pathOf(planId))
}

const REFUSALS: Readonly<Record<WritePlanWordsRefusal, () => string>> = {
  unknown_plan: m.timeline_error_again,
  not_entitled: m.timeline_error_again,
  consent_required: m.timeline_error_consent,
  daily_limit: m.writing_error_daily_limit,
  provider_failed: m.writing_error_failed,
  too_many_requests: m.timeline_error_wait,
}

export const meta = pageMeta<typeof loader>(({ data }) => data?.plan.title || m.timeline_untitled())

export default function Plan() {
  const { plan, skills, subjects, mayHaveWords } = useLoaderData<typeof loader>()
  const refusal = useActionData<{ refusal: WritePlanWordsRefusal }>()?.refusal
  const locale = useLocale()
  const chunks = plan.days.flatMap((day) => day.chunks)
  const count = (state: string) => chunks.filter((chunk) => chunk.state === state).length
  const missed = count('missed')
  const isAhead = plan.today < plan.testDay
  const names = (topics: readonly string[]) => topics.map((topic) => topicName(topic, skills)).join(', ')
  return (
    <Page className="plan-page">
      <Wrap>
        <header>
          <h1>{plan.title || m.timeline_untitled()}</h1>
          <p className="lead">{m.timeline_test_on({ day: dayWords(plan.testDay, 'long', locale) })}</p>
          <p className="count">{m.timeline_count({ done: count('done'), left: count('planned') })}</p>
        </header>
        {isAhead && missed > 0 && (
          <Notice>
            <p>{m.timeline_moved({ count: missed })}</p>
          </Notice>
        )}
        {isAhead && plan.leftOut.length > 0 && (
          <Notice tone="warn">
            <p>{m.timeline_short({ topics: names(plan.leftOut) })}</p>
          </Notice>
        )}
        {isAhead && plan.onlyOnce.length > 0 && <p className="once">{m.timeline_once()}</p>}
        {refusal !== undefined && (
          <Notice tone="error" role="alert">
            <p>{REFUSALS[refusal]()}</p>
          </Notice>
        )}
        {isAhead ? (
          <>
            <Today plan={plan} skills={skills} subjects={subjects} />
            <DaysAhead plan={plan} skills={skills} />
          </>
        ) : (
          <p className="over">{plan.today === plan.testDay ? m.timeline_test_today() : m.timeline_over()}</p>
        )}
        {isAhead &&
          (mayHaveWords || plan.words) &&
          (plan.words === null ? <AskForWords /> : <PlanWords plan={plan} skills={skills} />)}
        <ButtonRow>
          {isAhead && (
            <>
              <ButtonLink to={`/study-tools/plans/${plan.id}/change`} variant="ghost">
                {m.timeline_change()}
              </ButtonLink>
              <ButtonLink to={`/study-tools/plans/${plan.id}/calendar`} reloadDocument variant="ghost">
                {m.timeline_calendar()}
              </ButtonLink>
            </>
          )}
          <ButtonLink to="/study-tools/plans/new" variant="ghost">
            {m.timeline_another()}
          </ButtonLink>
        </ButtonRow>
        <WholePlan plan={plan} skills={skills} />
        <details className="delete">
          <summary>{m.timeline_delete()}</summary>
          <p>{m.timeline_delete_text()}</p>
          <Form method="post">
            <Button type="submit" name="intent" value="delete" variant="ghost">
              {m.timeline_delete_yes()}
            </Button>
          </Form>
        </details>
        <p>
          <Link to={TIMELINE}>{m.timeline_back()}</Link>
        </p>
      </Wrap>
    </Page>
  )
}
