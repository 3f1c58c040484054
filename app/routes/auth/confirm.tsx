// /auth/confirm?token=…&type=…: where the link of every mail about an account leads. Opening it changes nothing, for scanners of
// mail open every link; a button does. Plain forms: the answer may lead to another site, and works without scripts.
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readMailLink } from '#app/domain/accounts/read-mail-link.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath, pathOf } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { LinkQuestion } from './confirm/link-question.tsx'
import { presentLink } from './confirm/present-link.server.ts'
import { type LinkAnswer, pressLink } from './confirm/press-link.server.ts'
import { readLink } from './confirm/read-link.server.ts'
import { AuthPage, AuthPanel } from './parts/auth-page.tsx'
import { FormMessage } from './parts/form-message.tsx'
import { SECRET_ADDRESS_HEADERS } from './parts/secret-address.ts'
import { readSignUpSecret } from './sign-up-secret.server.ts'

export const meta = pageMeta(() => m.auth_confirm_page())
export const headers: HeadersFunction = () => SECRET_ADDRESS_HEADERS

export async function loader({ request, context }: LoaderFunctionArgs) {
  const link = readLink(request)
  const browserSecret = readSignUpSecret(request)
  const found = link && (await readMailLink(context, { ...link, browserSecret }))
  if (found?.kind === 'refused' && found.refusal.code === 'over_request_rate_limit')
    throw new Response(null, { status: 429 })
  if (!link || found?.kind !== 'found') return json({ question: null })
  // The form for a new password is submitted by itself.
  if (found.toScreen && link.type === 'recovery')
    throw redirectTo(ownPath('/auth/reset-password', { token: link.token }))
  const signedIn = await readSignedIn(request, context)
  const question = presentLink(link.type, found, signedIn?.account ?? null)
  return json({ question: { ...question, signInAt: ownPath('/auth', { returnTo: pathOf(request) }) } })
}

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return pressLink(request, context, await request.formData().catch(() => new FormData()))
}

export default function Confirm() {
  const { question } = useLoaderData<typeof loader>()
  const answer = useActionData<LinkAnswer>()
  if (answer?.kind === 'dropped') return <Dropped />
  if (answer?.kind === 'gone' || question === null) return <Gone />
  const fault = answer?.kind === 'held' ? answer.password : undefined
  return (
    <LinkQuestion {...question} fault={fault}>
      {answer?.kind === 'refused' && <FormMessage message={answer.message} />}
    </LinkQuestion>
  )
}

function Gone() {
  return (
    <AuthPage title={m.auth_link_gone_title()} lead={m.auth_link_gone_lead()} mood="oops">
      <AuthPanel>
        <ButtonLink to={ownPath('/auth')} full keyAction>
          {m.auth_back_to_login()}
        </ButtonLink>
        <p className="quiet">
          <Link to={ownPath('/auth/code')}>{m.auth_code_instead()}</Link>
          <Link to={ownPath('/auth?tab=signup')}>{m.auth_confirm_own()}</Link>
        </p>
      </AuthPanel>
    </AuthPage>
  )
}

function Dropped() {
  return (
    <AuthPage title={m.auth_confirm_dropped_title()} lead={m.auth_confirm_dropped_lead()} mood="cheering">
      <AuthPanel>
        <ButtonLink to={ownPath('/')} full keyAction>
          {m.auth_confirm_home()}
        </ButtonLink>
        <p className="quiet">
          <Link to={ownPath('/auth?tab=signup')}>{m.auth_confirm_own()}</Link>
        </p>
      </AuthPanel>
    </AuthPage>
  )
}
