// /study-tools/plans/:planId/change: another day for one chunk, or other choices for all that is still to come. What was done stays.
// `?level=` shows another grade level, with all that the form had, where no script runs.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { dayBefore } from '#app/domain/progress/day-of.ts'
import { changeStudyPlan } from '#app/domain/study-plans/change-study-plan.server.ts'
import { moveChunk } from '#app/domain/study-plans/move-chunk.server.ts'
import { LONGEST_PLAN, MAX_TOPICS, PLAN_SUBJECTS } from '#app/domain/study-plans/plan-choices.ts'
import { readStudyPlans } from '#app/domain/study-plans/read-study-plans.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { requireViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Link } from '#app/ui/link.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { RefusalNotice } from '#app/ui/refusal-notice.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { shownLevel } from '#app/views/shown-level.server.ts'
import { readSkillChoices } from '#app/views/skill-choices.server.ts'
import { SkillChoices } from '#app/views/skill-choices.tsx'
import { readTopics } from '#app/views/topics.server.ts'
import { dayWords } from '#app/words/days.ts'
import type { Band } from '#engine/core/bands.ts'
import { type PlanForm, readPlanForm } from './plans/plan-form.ts'
import { type PlanRefusal, planRefusalText } from './plans/plan-refusals.ts'
import { TimeFields } from './plans/time-fields.tsx'
import { topicName } from './plans/topic-name.ts'
import { subjectNames, WholeSubjects } from './plans/whole-subjects.tsx'
import '#app/views/skill-form.css'

const pathOf = (planId: string) => ownPath(`/study-tools/plans/${encodeURIComponent(planId)}`)

interface Answer {
  refusal: PlanRefusal | 'not_moved'
  /** Of the form that was refused; the other one is as the plan is. */
  sent?: PlanForm
  level?: Band | null
  move?: { chunk: string; to: string }
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context)
  const plans = await readStudyPlans(context, viewer.account.id)
  const plan = plans.find(({ id }) => id === params['planId'])
  if (!plan) throw new Response(null, { status: 404 })
  if (plan.today >= plan.testDay) throw redirectTo(pathOf(plan.id))
  const { searchParams } = new URL(request.url)
  const level = shownLevel(searchParams)
  const choices = readSkillChoices(context, viewer, { level, without: plan.topics })
  const sent = level && readPlanForm(searchParams)
  return { plan, sent, skills: readTopics(plan.topics, context.caller.locale), ...choices }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const { planId = '' } = params
  const form = await readForm(request)
  const mine = { userId: account.id, planId }
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 100)
  if (form.get('intent') === 'move') {
    const move = { chunk: text('chunk'), to: text('to') }
    const [from = '', topic = ''] = move.chunk.split(' ')
    if (await moveChunk(context, { ...mine, topic, from, to: move.to })) return redirectTo(pathOf(planId))
    return data<Answer>({ refusal: 'not_moved', move }, { status: 422 })
  }
  const sent = readPlanForm(form)
  const changed = await changeStudyPlan(context, { ...mine, ...sent })
  if (changed.ok) return redirectTo(pathOf(planId))
  const status = changed.code === 'too_many_requests' ? 429 : 422
  return data<Answer>({ refusal: changed.code, sent, level: shownLevel(form) }, { status })
}

export const meta = pageMeta(() => m.timeline_change())

export default function ChangePlan() {
  const { plan, sent, skills, band, levels } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const { testDay, topics, weekdays, chunksADay }: PlanForm = answer?.sent ?? sent ?? plan
  const isSending = useNavigation().state !== 'idle'
  const locale = useLocale()
  const path = pathOf(plan.id)
  const last = dayBefore(plan.testDay, 1)
  const planned = plan.days.flatMap(({ day, chunks }) =>
    chunks.filter(({ state }) => state === 'planned').map(({ topic }) => ({ day, topic })),
  )
  const subjects = PLAN_SUBJECTS.filter((subject) => !plan.topics.includes(subject))
  const inPlan = Object.fromEntries(plan.topics.map((topic) => [topic, topicName(topic, skills)]))
  return (
    <Page className="skill-form">
      <Wrap>
        <Link className="back" to={path}>
          {m.timeline_to_plan()}
        </Link>
        <h1>
          <InkTitle text={m.timeline_change_title()} />
        </h1>
        <p className="lead">{m.timeline_change_lead()}</p>
        {answer && (
          <RefusalNotice answer={answer}>
            {answer.refusal === 'not_moved' ? m.timeline_error_move() : planRefusalText(answer.refusal)}
          </RefusalNotice>
        )}
        {planned.length > 0 && (
          <section aria-labelledby="move">
            <h2 id="move">{m.timeline_move_title()}</h2>
            <Form method="post" className="move">
              <NativeSelect
                id="chunk"
                label={m.timeline_move_what()}
                defaultValue={answer?.move?.chunk}
                items={planned.map(({ day, topic }) => ({
                  value: `${day} ${topic}`,
                  label: `${dayWords(day, 'long', locale)}: ${topicName(topic, skills)}`,
                }))}
              />
              <TextInput
                id="to"
                type="date"
                label={m.timeline_move_to()}
                defaultValue={answer?.move?.to}
                min={plan.today}
                max={last}
                required
              />
              <Button type="submit" name="intent" value="move" variant="secondary" busy={isSending}>
                {m.timeline_move()}
              </Button>
            </Form>
          </section>
        )}
        <section aria-labelledby="choices">
          <h2 id="choices">{m.timeline_replan_title()}</h2>
          <Form method="post">
            <TextInput
              id="testDate"
              type="date"
              label={m.tools_plan_date()}
              defaultValue={testDay}
              min={dayBefore(plan.today, -1)}
              max={dayBefore(plan.today, -LONGEST_PLAN)}
              required
            />
            <SkillChoices
              levels={levels}
              band={answer?.level ?? band}
              most={MAX_TOPICS}
              ticked={topics}
              others={{ ...inPlan, ...subjectNames(subjects) }}
              heading="h3"
              group={m.timeline_add()}
              before={
                <fieldset>
                  <legend>
                    <h3>{m.timeline_in_plan()}</h3>
                  </legend>
                  <p className="hint">{m.timeline_in_plan_hint()}</p>
                  <div className="choices">
                    {plan.topics.map((topic) => (
                      <label key={topic}>
                        <input
                          type="checkbox"
                          name="topic"
                          value={topic}
                          defaultChecked={topics.includes(topic)}
                        />{' '}
                        {inPlan[topic]}
                      </label>
                    ))}
                  </div>
                </fieldset>
              }
            >
              {subjects.length > 0 && <WholeSubjects subjects={subjects} ticked={topics} heading="h4" />}
            </SkillChoices>
            <TimeFields weekdays={weekdays} chunksADay={chunksADay} />
            <Button type="submit" keyAction busy={isSending}>
              {m.timeline_replan()}
            </Button>
          </Form>
        </section>
      </Wrap>
    </Page>
  )
}
