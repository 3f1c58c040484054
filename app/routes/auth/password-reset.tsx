// /password-reset: asks for the mail that lets someone choose a new password; the Forgot Password tab on a page of its own.
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { readTypedAddress } from '#app/request/typed-address.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Link } from '#app/ui/link.tsx'
import { ForgotForm } from './forgot/forgot-form.tsx'
import { sendReset } from './forgot/send-reset.server.ts'
import { AuthPage, AuthPanel } from './parts/auth-page.tsx'
import { type FormReply, useReplyToast } from './parts/form-reply.ts'

export const meta = pageMeta(() => m.auth_tab_forgot())

export function loader({ request }: LoaderFunctionArgs) {
  return json({ typedAddress: readTypedAddress(request) })
}

export async function action({ request, context }: ActionFunctionArgs) {
  return sendReset(context, await readForm(request))
}

export default function PasswordReset() {
  const { typedAddress } = useLoaderData<typeof loader>()
  const reply = useActionData<FormReply>()
  useReplyToast(reply?.message)
  return (
    <AuthPage title={m.auth_forgot_title()} lead={m.auth_forgot_lead()} mood="thinking">
      <AuthPanel>
        <ForgotForm reply={reply} email={typedAddress ?? undefined} />
        <p className="quiet">
          <Link to="/auth">{m.auth_back_to_login()}</Link>
        </p>
      </AuthPanel>
    </AuthPage>
  )
}
