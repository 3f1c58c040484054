// /teacher/portal: for whoever stands before the door (a visitor, someone who is no teacher) and for teachers, who make access codes
// here; classes are still to come (RTE-028). `?made=` is the code just made.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { closeAccessCode } from '#app/domain/access-codes/close-access-code.server.ts'
import { isTeacher } from '#app/domain/profiles/is-teacher.server.ts'
import { AskedNotice } from '#app/features/asked-notice.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { spellCode } from '#app/platform/spell-code.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readViewer, requireViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RefusalNotice } from '#app/ui/refusal-notice.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { CodeList } from './code-list.tsx'
import { Desk } from './desk.tsx'
import { Door } from './door.tsx'
import { FEATURES } from './features.ts'
import { readCodeLines } from './read-code-lines.server.ts'
import './portal.css'

export const meta = pageMeta(() => m.shell_teacher_portal())

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context)
  if (viewer === null) return { who: 'visitor' as const }
  const codes = await readCodeLines(context, viewer.account.id)
  const cards = {
    address: `${new URL(request.url).host}/subject-study/codes`,
    from: viewer.profile?.displayName ?? null,
  }
  // Whoever taught before can still close their codes.
  if (!(await isTeacher(context, viewer.account.id))) return { who: 'other' as const, codes, cards }
  const asked = new URL(request.url).searchParams.get('made')
  return {
    who: 'teacher' as const,
    codes,
    cards,
    made: codes.find(({ code }) => code === asked)?.code ?? null,
  }
}

/** Closes a code. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const form = await readForm(request)
  const closed = await closeAccessCode(context, { userId: account.id, code: String(form.get('close')) })
  return closed.ok ? redirectTo(ownPath('/teacher/portal')) : data({ refusal: closed.code }, { status: 422 })
}

export default function TeacherPortal() {
  const desk = useLoaderData<typeof loader>()
  const refused = useActionData<{ refusal: 'too_many_requests' }>()
  return (
    <Page className="teacher-portal">
      <Wrap>
        {desk.who === 'teacher' ? (
          <>
            <header>
              <h1>
                <InkTitle text={m.portal_title()} />
              </h1>
              <p className="lead">
                {desk.cards.from === null
                  ? m.portal_hello_nameless()
                  : m.portal_hello({ name: desk.cards.from })}
                {sentenceGap()}
                {m.portal_teacher_lead()}
              </p>
            </header>
            <AskedNotice features={FEATURES} />
            {refused && <RefusalNotice answer={refused}>{m.timeline_error_wait()}</RefusalNotice>}
            {desk.made !== null && (
              <Notice role="status">
                <p>{m.codes_made({ code: spellCode(desk.made) })}</p>
              </Notice>
            )}
            {desk.codes.length > 0 && <CodeList codes={desk.codes} {...desk.cards} />}
            <Desk />
          </>
        ) : (
          <>
            <Door who={desk.who} />
            {desk.who === 'other' && desk.codes.length > 0 && <CodeList codes={desk.codes} {...desk.cards} />}
          </>
        )}
      </Wrap>
    </Page>
  )
}
