// /subject-study/codes: a teacher's code is entered here, and what it holds stays on the list below (ROL-007). `?opened=` is the code
// just entered.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData, useLocation, useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { quotaLeft } from '#app/domain/access/quota-left.server.ts'
import { forgetRedeemedCode } from '#app/domain/access-codes/forget-redeemed-code.server.ts'
import {
  type RedeemAccessCodeRefusal,
  redeemAccessCode,
} from '#app/domain/access-codes/redeem-access-code.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readViewer, requireViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Link } from '#app/ui/link.tsx'
import { RefusalNotice } from '#app/ui/refusal-notice.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { dayWords } from '#app/words/days.ts'
import { EnteredCodes } from './codes/entered-codes.tsx'
import { readEnteredCodes } from './codes/read-entered-codes.server.ts'
import './codes/codes.css'

const PATH = ownPath('/subject-study/codes')

/** Characters of what was typed that are shown again. */
const LONGEST_SHOWN = 20

interface Answer {
  refusal: RedeemAccessCodeRefusal
  typed: string
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context)
  if (viewer === null) return { own: null }
  const [codes, limit] = await Promise.all([
    readEnteredCodes(context, viewer.account.id),
    quotaLeft(context, { userId: viewer.account.id, quota: 'codes-redeemed' }),
  ])
  const asked = new URL(request.url).searchParams.get('opened')
  const opened = codes.find(({ code }) => code === asked)?.code ?? null
  return { own: { codes, limit, opened } }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const form = await readForm(request)
  const forget = form.get('forget')
  if (typeof forget === 'string') {
    const forgotten = await forgetRedeemedCode(context, { userId: account.id, code: forget })
    return forgotten.ok ? redirectTo(PATH) : refused(forgotten.code, '')
  }
  const typed = String(form.get('code') ?? '')
  const redeemed = await redeemAccessCode(context, { userId: account.id, code: typed })
  if (redeemed.ok) return redirectTo(ownPath(PATH, { opened: redeemed.value.code }))
  return refused(redeemed.code, typed)
}

function refused(refusal: RedeemAccessCodeRefusal, typed: string) {
  return data<Answer>({ refusal, typed: typed.slice(0, LONGEST_SHOWN) }, { status: 422 })
}

export const meta = pageMeta(() => m.codes_title().replaceAll('*', ''))

const REFUSALS: Readonly<Record<RedeemAccessCodeRefusal, () => string>> = {
  unknown_code: m.codes_error_unknown,
  consent_required: m.codes_error_consent,
  quota_used_up: m.codes_error_quota,
  too_many_requests: m.timeline_error_wait,
}

export default function Codes() {
  const { own } = useLoaderData<typeof loader>()
  const { key } = useLocation()
  const answer = useActionData<Answer>()
  const locale = useLocale()
  // A form that could only be refused is not shown.
  const next = own?.limit?.left === 0 ? own.limit.next : null
  return (
    <Page className="codes-page">
      <Wrap>
        <Link className="back" to="/subject-study">
          {m.lesson_back()}
        </Link>
        <h1>
          <InkTitle text={m.codes_title()} />
        </h1>
        {own === null ? (
          <EmptyState
            mood="hello"
            title={m.codes_sign_in_title()}
            text={m.codes_sign_in_text()}
            action={<ButtonLink to={ownPath('/auth', { returnTo: PATH })}>{m.shell_sign_in()}</ButtonLink>}
          />
        ) : (
          <>
            <p className="lead">{m.codes_lead()}</p>
            {/* Once a code worked, the field is empty for another, and the list says which is new. A refused one is put right: what
                is typed meanwhile stays. */}
            {next === null ? (
              <CodeForm
                key={answer ? 'refused' : `form ${key}`}
                answer={answer}
                left={own.limit?.left ?? null}
              />
            ) : (
              <Sheet>
                {answer && <RefusalNotice answer={answer}>{REFUSALS[answer.refusal]()}</RefusalNotice>}
                <p>{m.codes_none_left({ day: dayWords(next, 'long', locale) })}</p>
              </Sheet>
            )}
            {own.codes.length > 0 && (
              <EnteredCodes key={`list ${key}`} codes={own.codes} opened={own.opened} />
            )}
          </>
        )}
      </Wrap>
    </Page>
  )
}

interface CodeFormProps {
  answer: Answer | undefined
  /** Of this month; null: as many as somebody likes. */
  left: number | null
}

function CodeForm({ answer, left }: CodeFormProps) {
  // Not while the page loads anew after a refusal: the next try may be sent by then.
  const isSending = useNavigation().state === 'submitting'
  useEffect(() => {
    if (answer) document.getElementById('code')?.focus()
  }, [answer])
  return (
    <Sheet>
      <Form method="post" noValidate>
        <TextInput
          id="code"
          label={m.codes_field()}
          hint={m.codes_hint()}
          error={answer && REFUSALS[answer.refusal]()}
          defaultValue={answer?.typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LONGEST_SHOWN}
          className="code-input"
        />
        <Button type="submit" keyAction busy={isSending}>
          {m.codes_enter()}
        </Button>
        {left !== null && <p className="hint">{m.codes_left({ left })}</p>}
      </Form>
    </Sheet>
  )
}
