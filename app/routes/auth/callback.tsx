// /auth/callback: where a sign-in at a provider ends. A code stands in the query and is bound to this browser; tokens stand
// behind the hash, where only a script can read them. Nothing happens by opening this address: a form is sent, by the
// script or by a press of the button.
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData, useSubmit } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { authErrorText } from '#app/auth-error-text.ts'
import { ACCOUNT_REFUSALS, type AccountCode } from '#app/domain/accounts/refusals.ts'
import { errorFields } from '#app/error-fields.ts'
import { type FlashEntry, flash } from '#app/flash.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locales.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Link, useNavigate } from '#app/ui/link.tsx'
import { showToast } from '#app/ui/toast/show-toast.ts'
import { type Arrival, readArrival, readableMessage, readFailure } from './callback/arrival.ts'
import { arriveWithCode, arriveWithTokens } from './callback/arrive.server.ts'
import { AuthPage, AuthPanel } from './parts/auth-page.tsx'

export const meta: MetaFunction = () => [
  { title: `${m.callback_working()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

/** The address holds a code: nobody keeps this page, nobody is told where we came from. */
export const headers: HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  // Not "no-referrer": a form's POST would then have no origin.
  'Referrer-Policy': 'same-origin',
})

export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const failed = searchParams.has('error') || searchParams.has('error_code')
  return json({
    code: searchParams.get('code'),
    failure: failed ? failureText(readFailure(searchParams), context.locale) : null,
  })
}

function failureText(arrival: Arrival, locale: Locale): string {
  if (arrival.kind !== 'failed') return ''
  const { code, message } = arrival
  const generic = m.callback_failed_text({}, { locale })
  // Then it is the provider that said something, and it says it in English.
  if (code === 'bad_oauth_callback') return (locale === 'en' && readableMessage(message)) || generic
  return isAccountCode(code) ? authErrorText(code, undefined, locale) : (readableMessage(message) ?? generic)
}

function isAccountCode(code: string): code is AccountCode {
  return Object.hasOwn(ACCOUNT_REFUSALS, code)
}

/** Whether to go on with tokens that nothing shows this browser asked for. */
interface Asked {
  address: string
  accessToken: string
}

export async function action({ request, context }: ActionFunctionArgs) {
  try {
    const form = await request.formData()
    const text = (name: string) => String(form.get(name) ?? '')
    const accessToken = text('access_token')
    if (!form.has('code') && accessToken === '') return redirectTo(ownPath('/auth'))
    const arrived = form.has('code')
      ? await arriveWithCode(request, context, text('code'))
      : await arriveWithTokens(request, context, { accessToken, confirmed: form.has('confirmed') })
    switch (arrived.kind) {
      case 'in':
        return arrived.response
      case 'refused':
        return backToAuth({ code: 'callback_failed', refusal: arrived.refusal })
      case 'ask':
        return json<Asked>({ address: arrived.address, accessToken })
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
  const fault = useArrival(code, failure)
  const failed = failure ?? fault
  if (asked)
    return (
      <Screen title={m.callback_ask_title()} lead={m.callback_ask_lead()}>
        <Form method="post" action="/auth/callback" replace>
          <input type="hidden" name="access_token" value={asked.accessToken} />
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

/** Does on arrival what the button would do. Returns why it could not be done. */
function useArrival(code: string | null, failure: string | null): string | null {
  const submit = useSubmit()
  const navigate = useNavigate()
  const [fault, setFault] = useState<string | null>(null)
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    const arrival = readArrival(window.location.hash)
    // Whatever stood behind the hash is out of the address, and out of the history, at once.
    if (window.location.hash !== '')
      window.history.replaceState(window.history.state, '', window.location.pathname)
    const send = (fields: Record<string, string>) =>
      submit(fields, { method: 'post', action: '/auth/callback', replace: true })
    const giveUp = (description: string) => {
      setFault(description)
      showToast({ title: m.callback_failed(), description, type: 'error' })
      navigate('/auth', { replace: true })
    }
    if (failure !== null) giveUp(failure)
    else if (arrival.kind === 'failed') giveUp(readableMessage(arrival.message) ?? m.callback_failed_text())
    else if (code !== null) send({ code })
    else if (arrival.kind === 'tokens') send({ access_token: arrival.accessToken })
    else navigate('/auth', { replace: true })
  }, [code, failure, submit, navigate])
  return fault
}

function Screen({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <AuthPage title={title} lead={lead} mood="thinking">
      <AuthPanel>{children}</AuthPanel>
    </AuthPage>
  )
}
