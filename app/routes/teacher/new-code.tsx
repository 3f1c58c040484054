// /teacher/codes/new: which skills a code opens. `?level=` shows another grade level, with all that the form had, where no script runs.
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type SerializeFrom,
} from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { quotaLeft } from '#app/domain/access/quota-left.server.ts'
import { MAX_SKILLS_A_CODE } from '#app/domain/access-codes/code-limits.ts'
import {
  type CreateAccessCodeRefusal,
  createAccessCode,
} from '#app/domain/access-codes/create-access-code.server.ts'
import { isTeacher } from '#app/domain/profiles/is-teacher.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readViewer, requireViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Link } from '#app/ui/link.tsx'
import { RefusalNotice } from '#app/ui/refusal-notice.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { NoneLeft } from '#app/views/none-left.tsx'
import { shownLevel } from '#app/views/shown-level.server.ts'
import { readSkillChoices } from '#app/views/skill-choices.server.ts'
import { SkillChoices } from '#app/views/skill-choices.tsx'
import type { Band } from '#engine/core/bands.ts'
import '#app/views/skill-form.css'

const PORTAL = '/teacher/portal'

interface Answer {
  refusal: CreateAccessCodeRefusal
  ticked: readonly string[]
  level: Band | null
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context)
  if (viewer === null || !(await isTeacher(context, viewer.account.id))) throw redirectTo(ownPath(PORTAL))
  const limit = await quotaLeft(context, { userId: viewer.account.id, quota: 'codes-made' })
  if (limit?.left === 0 && limit.next !== null) return { next: limit.next }
  const { searchParams } = new URL(request.url)
  const level = shownLevel(searchParams)
  const ticked = searchParams.getAll('topic')
  return { attemptId: context.newId(), limit, ticked, ...readSkillChoices(context, viewer, { level }) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const form = await readForm(request)
  const skills = form.getAll('topic').map(String)
  const made = await createAccessCode(context, {
    userId: account.id,
    attemptId: String(form.get('attemptId')).slice(0, 60),
    language: context.caller.locale,
    skills,
  })
  if (made.ok) return redirectTo(ownPath(PORTAL, { made: made.value.code }))
  return data<Answer>({ refusal: made.code, ticked: skills, level: shownLevel(form) }, { status: 422 })
}

export const meta = pageMeta(() => m.portal_codes_go())

const REFUSALS: Readonly<Record<CreateAccessCodeRefusal, () => string>> = {
  not_a_teacher: m.portal_other_lead,
  no_skills: m.codes_new_error_none,
  too_many_skills: () => m.codes_new_error_many({ most: String(MAX_SKILLS_A_CODE) }),
  malformed: m.timeline_error_again,
  quota_used_up: m.codes_new_error_quota,
  too_many_requests: m.timeline_error_wait,
}

export default function NewCode() {
  const form = useLoaderData<typeof loader>()
  return (
    <Page className="skill-form">
      <Wrap>
        <Link className="back" to={PORTAL}>
          {m.shell_teacher_portal()}
        </Link>
        <h1>
          <InkTitle text={m.codes_new_title()} />
        </h1>
        {'next' in form ? (
          <NoneLeft
            next={form.next}
            say={m.codes_new_none}
            back={{ to: PORTAL, label: m.codes_to_portal() }}
          />
        ) : (
          <CodeForm {...form} />
        )}
      </Wrap>
    </Page>
  )
}

type CodeFormProps = Exclude<SerializeFrom<typeof loader>, { next: unknown }>

function CodeForm({ attemptId, limit, ticked, band, levels }: CodeFormProps) {
  const answer = useActionData<Answer>()
  const isSending = useNavigation().state !== 'idle'
  return (
    <>
      <p className="lead">{m.codes_new_lead({ most: String(MAX_SKILLS_A_CODE) })}</p>
      <p className="hint">{m.codes_new_until()}</p>
      {limit && <p className="hint">{m.codes_new_left({ left: limit.left })}</p>}
      {answer && <RefusalNotice answer={answer}>{REFUSALS[answer.refusal]()}</RefusalNotice>}
      <Form method="post">
        <input type="hidden" name="attemptId" value={attemptId} />
        <SkillChoices
          levels={levels}
          band={answer?.level ?? band}
          most={MAX_SKILLS_A_CODE}
          ticked={answer?.ticked ?? ticked}
          languageNote={m.codes_only_in()}
        />
        <Button type="submit" keyAction busy={isSending}>
          {m.codes_new_go()}
        </Button>
      </Form>
    </>
  )
}
