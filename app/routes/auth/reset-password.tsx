// /auth/reset-password and /password-update: choosing a new password after a mail of ours. The link's token stays unused until
// the form is sent, so that mail scanners which open links do not use it up.
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readMailLink } from '#app/domain/accounts/read-mail-link.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readSignedIn, readViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { presentLink } from './confirm/present-link.server.ts'
import { linkFailed } from './destination.ts'
import { isRecovery } from './new-password/is-recovery.ts'
import { NewPasswordForm } from './new-password/new-password-form.tsx'
import { type LinkGone, savePassword } from './new-password/save-password.server.ts'
import { AuthPage, AuthPanel } from './parts/auth-page.tsx'
import { type FormReply, useReplyToast } from './parts/form-reply.ts'
import { SECRET_ADDRESS_HEADERS } from './parts/secret-address.ts'

export const meta = pageMeta(() => m.auth_new_password())
export const headers: HeadersFunction = () => SECRET_ADDRESS_HEADERS

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token')
  if (linkFailed(searchParams)) return json({ token: null, signedIn: false, gone: true, whose: null })
  const viewer = token === null ? await readViewer(request, context) : null
  // Who signed in by other means says their old password first, or has a code sent.
  if (viewer && !isRecovery(viewer.session)) throw redirectTo(ownPath('/profile/password'))
  const whose = token === null ? null : await readOwner(request, context, token)
  return json({ token, signedIn: viewer !== null, gone: false, whose })
}

/** Whose account the form opens, and which one it signs out here; null where the link is none. */
async function readOwner(request: Request, ctx: RequestContext, token: string) {
  const found = await readMailLink(ctx, { token, type: 'recovery', redirectTo: null })
  if (found.kind === 'refused') {
    if (found.refusal.code === 'over_request_rate_limit') throw new Response(null, { status: 429 })
    return null
  }
  const open = (await readSignedIn(request, ctx))?.account ?? null
  const { address, otherOpen } = presentLink('recovery', { ...found, toScreen: true }, open)
  return { address, otherOpen }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return savePassword(request, context, await readForm(request))
}

export default function ResetPassword() {
  const { token, signedIn, gone, whose } = useLoaderData<typeof loader>()
  const reply = useActionData<FormReply | LinkGone>()
  const answer = reply && 'result' in reply ? reply : undefined
  useReplyToast(answer?.message)
  if (gone || (reply && 'gone' in reply))
    return <AskAgain title={m.auth_link_gone_title()} lead={m.auth_link_gone_lead()} />
  const linkUsed = answer?.linkUsed === true
  if (token === null && !signedIn && !linkUsed)
    return <AskAgain title={m.auth_no_link_title()} lead={m.auth_no_link_lead()} />
  return (
    <AuthPage title={m.auth_update_title()} lead={m.auth_update_lead()}>
      <AuthPanel>
        {whose !== null && <Whose {...whose} />}
        <NewPasswordForm reply={answer} token={linkUsed ? null : token} />
      </AuthPanel>
    </AuthPage>
  )
}

function Whose({ address, otherOpen }: { address: string; otherOpen: string | null }) {
  if (otherOpen === null) return <p className="whose">{m.auth_update_whose({ address })}</p>
  return (
    <Notice tone="warn">
      <p>{m.auth_confirm_switches({ open: otherOpen, address })}</p>
    </Notice>
  )
}

function AskAgain({ title, lead }: { title: string; lead: string }) {
  return (
    <AuthPage title={title} lead={lead} mood="oops">
      <AuthPanel>
        <ButtonLink to="/password-reset" full keyAction>
          {m.auth_ask_again()}
        </ButtonLink>
        <p className="quiet">
          <Link to="/auth">{m.auth_back_to_login()}</Link>
        </p>
      </AuthPanel>
    </AuthPage>
  )
}
