// /family: parents see and manage the accounts of their children; children see who looks after theirs, and whether a
// grown-up's yes is missing. Works without scripts.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readChildWeek } from '#app/domain/analytics/read-child-week.server.ts'
import { readConsent } from '#app/domain/consent/read-consent.server.ts'
import { readChildren } from '#app/domain/guardians/read-children.server.ts'
import { readGuardians } from '#app/domain/guardians/read-guardians.server.ts'
import { readChildHomework } from '#app/domain/homework/read-child-homework.server.ts'
import { readOwnStanding } from '#app/domain/profiles/read-own-standing.server.ts'
import { readChildWritings } from '#app/domain/writing/read-child-writings.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { requireViewer } from '#app/request/viewer.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { viewChildWeek } from '#app/views/child-week.server.tsx'
import { act } from './family/act.server.ts'
import { ChildView } from './family/child-view.tsx'
import { outcomeText, refused } from './family/outcome.ts'
import { ParentView } from './family/parent-view.tsx'
import { readHolds } from './family/read-holds.server.ts'
import './family/family.css'

export const meta: MetaFunction = () => [
  { title: `${m.family_title()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account, profile } = await requireViewer(request, context)
  const [{ standing, isMinor }, children] = await Promise.all([
    readOwnStanding(context, account.id),
    readChildren(context, account.id),
  ])
  if (standing === 'grown_up') {
    if (profile?.role === 'parent' || children.length > 0)
      return {
        view: 'parent' as const,
        children: await Promise.all(
          children.map(async (child) => {
            const asked = { guardianId: account.id, childId: child.id }
            const [holds, week, questions, texts] = await Promise.all([
              readHolds(context, account.id, child.id),
              readChildWeek(context, asked),
              readChildHomework(context, asked),
              readChildWritings(context, asked),
            ])
            return { ...child, holds, week: viewChildWeek(child.id, week), asked: questions, texts }
          }),
        ),
        hasEmail: account.email !== null,
      }
    return { view: 'teacher' as const }
  }
  const [consent, guardians] = await Promise.all([
    readConsent(context, account.id),
    readGuardians(context, account.id),
  ])
  return { view: 'child' as const, consent, guardians, isMinor }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context)
  const form = await request.formData().catch(() => null)
  return form ? act(context, viewer, form) : refused('malformed_body')
}

export default function Family() {
  const data = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const said = outcomeText(outcome)
  const leads = { parent: m.family_lead_parent, teacher: m.family_lead_teacher, child: m.family_lead_child }
  return (
    <Page className="family">
      <Wrap>
        <SectionHead level={1} title={m.family_title()} lead={leads[data.view]()} />
        {said !== null && (
          <Notice tone={said.tone} role={said.tone === 'error' ? 'alert' : 'status'}>
            <p>{said.text}</p>
          </Notice>
        )}
        {data.view === 'parent' && (
          <ParentView accounts={data.children} hasEmail={data.hasEmail} outcome={outcome} />
        )}
        {data.view === 'child' && (
          <ChildView
            consent={data.consent}
            guardians={data.guardians}
            isMinor={data.isMinor}
            outcome={outcome}
          />
        )}
      </Wrap>
    </Page>
  )
}
