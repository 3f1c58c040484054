// /study-tools/plans/:planId: the days up to the test, what today is for, and the whole plan.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Form, useLoaderData } from '@remix-run/react'
import { deleteStudyPlan } from '#app/domain/study-plans/delete-study-plan.server.ts'
import { markStudied } from '#app/domain/study-plans/mark-studied.server.ts'
import { readStudyPlans } from '#app/domain/study-plans/read-study-plans.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
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
import { dayWords } from './plans/day-words.ts'
import { DaysAhead } from './plans/days-ahead.tsx'
import { readTopics } from './plans/read-topics.server.ts'
import { Today } from './plans/today.tsx'
import { topicName } from './plans/topic-name.ts'
import { WholePlan } from './plans/whole-plan.tsx'
import './plans/plan.css'

const TIMELINE = ownPath('/study-tools', { tab: 'timeline' })

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const plans = await readStudyPlans(context, account.id)
  const plan = plans.find(({ id }) => id === params['planId'])
  if (!plan) throw new Response(null, { status: 404 })
  return { plan, skills: readTopics(plan.topics, context.caller.locale) }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const { planId = '' } = params
  const form = await readForm(request)
  if (form.get('intent') === 'delete') {
    await deleteStudyPlan(context, { userId: account.id, planId })
    return redirectTo(TIMELINE)
  }
  const topic = String(form.get('topic')).slice(0, 60)
  await markStudied(context, { userId: account.id, planId, topic, isDone: form.get('intent') === 'done' })
  return redirectTo(ownPath(`/study-tools/plans/${encodeURIComponent(planId)}`))
}

export const meta = pageMeta<typeof loader>(({ data }) => data?.plan.title || m.timeline_untitled())

export default function Plan() {
  const { plan, skills } = useLoaderData<typeof loader>()
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
          <div>
            <h1>{plan.title || m.timeline_untitled()}</h1>
            <p className="lead">{m.timeline_test_on({ day: dayWords(plan.testDay, 'long', locale) })}</p>
            <p className="count">{m.timeline_count({ done: count('done'), left: count('planned') })}</p>
          </div>
          <ButtonRow>
            {isAhead && (
              <ButtonLink to={`/study-tools/plans/${plan.id}/calendar`} reloadDocument variant="ghost">
                {m.timeline_calendar()}
              </ButtonLink>
            )}
            <ButtonLink to="/study-tools/plans/new" variant="ghost">
              {m.timeline_another()}
            </ButtonLink>
          </ButtonRow>
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
        {isAhead ? (
          <>
            <DaysAhead plan={plan} skills={skills} />
            <Today plan={plan} skills={skills} />
          </>
        ) : (
          <p className="over">{plan.today === plan.testDay ? m.timeline_test_today() : m.timeline_over()}</p>
        )}
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
