// GET /study-tools/plans/:planId/calendar: the days still to come and the test, as a calendar file.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { calendarFile } from '#app/domain/study-plans/plan-calendar.ts'
import { readStudyPlans } from '#app/domain/study-plans/read-study-plans.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { requireViewer } from '#app/request/viewer.server.ts'
import { readTopics } from '#app/views/topics.server.ts'
import { topicName } from './plans/topic-name.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { account } = await requireViewer(request, context)
  const plans = await readStudyPlans(context, account.id)
  const plan = plans.find(({ id }) => id === params['planId'])
  if (!plan) throw new Response(null, { status: 404 })
  const skills = readTopics(plan.topics, context.caller.locale)
  const name = plan.title || m.timeline_untitled()
  const days = plan.days.flatMap(({ day, chunks }) => {
    const topics = chunks
      .filter(({ state }) => state === 'planned')
      .map(({ topic }) => topicName(topic, skills))
    if (topics.length === 0) return []
    const summary = m.timeline_calendar_day({ topics: topics.join(', ') })
    return [{ day, summary, description: m.timeline_calendar_text() }]
  })
  const test = { day: plan.testDay, summary: m.timeline_calendar_test({ name }) }
  const file = calendarFile({ id: plan.id, name, days: [...days, test], madeAt: context.now() })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="study-plan.ics"',
      'Cache-Control': 'private, no-store',
    },
  })
}
