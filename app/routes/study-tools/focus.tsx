// /study-tools/focus?plan=&topic=: 25 minutes for one thing, then a break of five.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { isPlanSubject } from '#app/domain/study-plans/plan-choices.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { readTopics } from '#app/views/topics.server.ts'
import { FocusTimer } from './focus/focus-timer.tsx'
import { topicName } from './plans/topic-name.ts'
import './focus/focus.css'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const topic = searchParams.get('topic') ?? ''
  const skills = readTopics([topic], context.caller.locale)
  const isKnown = isPlanSubject(topic) || Object.hasOwn(skills, topic)
  const plan = /^[\da-f-]{36}$/.exec(searchParams.get('plan') ?? '')?.[0] ?? null
  return { topic: isKnown ? topic : null, skills, plan }
}

export const meta = pageMeta(() => m.timeline_focus_title())

export default function Focus() {
  const { topic, skills, plan } = useLoaderData<typeof loader>()
  const skill = topic === null ? undefined : skills[topic]
  return (
    <Page className="focus-page">
      <Wrap>
        <h1>{topic === null ? m.timeline_focus_title() : topicName(topic, skills)}</h1>
        <noscript>
          <Notice>
            <p>{m.timeline_focus_needs_scripts()}</p>
          </Notice>
        </noscript>
        <FocusTimer />
        <div className="ways">
          {skill && <Link to={skill.to}>{m.timeline_practice()}</Link>}
          <Link to={plan === null ? '/study-tools?tab=timeline' : `/study-tools/plans/${plan}`}>
            {plan === null ? m.timeline_back() : m.timeline_to_plan()}
          </Link>
        </div>
      </Wrap>
    </Page>
  )
}
