// /teacher/portal: for whoever stands before the door (a visitor, someone who is no teacher) and for teachers, whose classes
// and codes are still to come (RTE-028).
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { readOwnStanding } from '#app/domain/profiles/read-own-standing.server.ts'
import { AskedNotice } from '#app/features/asked-notice.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { readViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { Desk } from './desk.tsx'
import { Door } from './door.tsx'
import { FEATURES } from './features.ts'
import './portal.css'

export const meta = pageMeta(() => m.shell_teacher_portal())

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context)
  const who =
    viewer === null
      ? ('visitor' as const)
      : viewer.profile?.role === 'teacher' &&
          (await readOwnStanding(context, viewer.account.id)).standing === 'grown_up'
        ? ('teacher' as const)
        : ('other' as const)
  return { who, name: viewer?.profile?.displayName ?? null }
}

export default function TeacherPortal() {
  const { who, name } = useLoaderData<typeof loader>()
  return (
    <Page className="teacher-portal">
      <Wrap>
        {who === 'teacher' ? (
          <>
            <header>
              <h1>
                <InkTitle text={m.portal_title()} />
              </h1>
              <p className="lead">
                {name === null ? m.portal_hello_nameless() : m.portal_hello({ name })}{' '}
                {m.portal_teacher_lead()}
              </p>
            </header>
            <AskedNotice features={FEATURES} />
            <Desk />
          </>
        ) : (
          <Door who={who} />
        )}
      </Wrap>
    </Page>
  )
}
