// /auth/callback: where a sign-in at a provider ends, with a code in the query that the server exchanges. Nothing happens by
// opening this address: a form is sent, by the script or by a press of the button.
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData, useNavigation, useSubmit } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isAccountCode } from '#app/domain/accounts/refusals.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { type FlashEntry, flash } from '#app/request/flash.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Link, useNavigate } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast/show-toast.ts'
import { authErrorText } from '#app/words/account-refusals.ts'
import { type Failure, readableMessage, readFailure } from './callback/arrival.ts'
import { finishCallback } from './callback/finish-callback.server.ts'
import { AuthPage, AuthPanel } from './parts/auth-page.tsx'
import { SECRET_ADDRESS_HEADERS } from './parts/secret-address.ts'

export const meta = pageMeta(() => m.callback_working())

export const headers: HeadersFunction = () => SECRET_ADDRESS_HEADERS

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const failed = searchParams.has('error') || searchParams.has('error_code')
  return json({
    code: searchParams.get('code'),
    failure: failed ? failureText(readFailure(searchParams)) : null,
  })
}

function failureText({ code, message }: Failure): string {
  const generic = m.callback_failed_text()
  // Then it is the provider that said something, and it says it in English.
  if (code === 'bad_oauth_callback') return (currentLocale() === 'en' && readableMessage(message)) || generic
  return isAccountCode(code) ? authErrorText(code) : (readableMessage(message) ?? generic)
}

/** Whether to go on with a code that nothing shows this browser asked for. */
interface Asked {
  address: string
  /** The account that is signed in here, and is signed out by going on. */
  otherOpen: string | null
  code: string
}

export async function action({ request, context }: ActionFunctionArgs) {
  try {
    const form = await request.formData()
    const code = form.get('code')
    if (typeof code !== 'string') return redirectTo(ownPath('/auth'))
    const result = await finishCallback(request, context, code, form.has('confirmed'))
    switch (result.kind) {
      case 'in':
        return result.response
      case 'refused':
        return backToAuth({ code: 'callback_failed', refusal: result.refusal })
      case 'ask':
        return json<Asked>({ address: result.address, otherOpen: result.otherOpen, code })
    }
  } catch (error) {
    context.log.error('sign-in callback failed', errorFields(error))
    return backToAuth('callback_exception')
  }
}

function backToAuth(entry: FlashEntry): Response {
  return redirectTo(ownPath('/auth'), { headers: { 'Set-Cookie': flash(entry) } })
}

export default function Callback() {
  const { code, failure } = useLoaderData<typeof loader>()
  const asked = useActionData<Asked>()
  const fault = useArrival(code, failure, asked !== undefined)
  const failed = failure ?? fault
  if (asked)
    return (
      <Screen title={m.callback_ask_title()} lead={m.callback_ask_lead()}>
        {asked.otherOpen !== null && (
          <Notice tone="warn">
            <p>{m.auth_confirm_switches({ open: asked.otherOpen, address: asked.address })}</p>
          </Notice>
        )}
        <Form method="post" action="/auth/callback" replace>
          <input type="hidden" name="code" value={asked.code} />
          <input type="hidden" name="confirmed" value="yes" />
          <Button type="submit" full keyAction>
            {m.callback_continue_as({ address: asked.address })}
          </Button>
        </Form>
        <p className="quiet">
          <Link to="/auth">{m.auth_back_to_login()}</Link>
        </p>
      </Screen>
    )
  if (failed !== null)
    return (
      <Screen title={`*${m.callback_failed()}*`} lead={failed}>
        <ButtonLink to="/auth" full>
          {m.auth_back_to_login()}
        </ButtonLink>
      </Screen>
    )
  return (
    <Screen title={`*${m.callback_working()}*`} lead={m.callback_working_lead()}>
      <Form method="post" action="/auth/callback" replace>
        {code !== null && <input type="hidden" name="code" value={code} />}
        <Button type="submit" full>
          {m.callback_continue()}
        </Button>
      </Form>
    </Screen>
  )
}

/**
 * Does on arrival what the button would do, once: mounted again while the answer is on its way, or when the server has
 * asked back, it does nothing. Returns why it could not be done.
 */
function useArrival(code: string | null, failure: string | null, isAsked: boolean): string | null {
  const isBusy = useNavigation().state !== 'idle'
  const submit = useSubmit()
  const navigate = useNavigate()
  const [fault, setFault] = useState<string | null>(null)
  const done = useRef(false)
  useEffect(() => {
    if (done.current || isBusy || isAsked) return
    done.current = true
    if (failure !== null) {
      setFault(failure)
      showToast({ title: m.callback_failed(), description: failure, type: 'error' })
      navigate('/auth', { replace: true })
    } else if (code !== null) submit({ code }, { method: 'post', action: '/auth/callback', replace: true })
    else navigate('/auth', { replace: true })
  }, [code, failure, isBusy, isAsked, submit, navigate])
  return fault
}

function Screen({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <AuthPage title={title} lead={lead} mood="thinking">
      <AuthPanel>{children}</AuthPanel>
    </AuthPage>
  )
}
