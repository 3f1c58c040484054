// /profile/password: the current password, the new one, and, when the sign-in is not fresh, a code we send.
import type { SubmissionResult } from '@conform-to/react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { refusalText } from '#app/auth-error-text.ts'
import { updateAccount } from '#app/domain/accounts/update-account.server.ts'
import { flash } from '#app/flash.server.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { requireViewer } from '#app/guards.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { AskForCode, codeField } from './ask-for-code.tsx'
import { ChangeForm } from './change-form.tsx'
import { needsProof, sendCode } from './fresh-proof.server.ts'
import { passwordSchema } from './schemas.ts'
import { SecurityPage } from './security-page.tsx'

export const meta: MetaFunction = () => [{ title: `${m.profile_password_change()} – ${PRODUCT_NAME}` }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context)
  return { hasPassword: viewer.account.hasPassword, needsCode: needsProof(context, viewer) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context)
  const form = await request.formData()
  if (form.get('intent') === 'send-code') return sendCode(context, viewer, ownPath('/profile/password'))
  const submission = parseForm(form, passwordSchema)
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
  const { current, password, nonce } = submission.value
  const refuse = (fieldErrors: Record<string, string[]>) =>
    data(submission.reply({ fieldErrors }), { status: 400 })
  if (viewer.account.hasPassword && current === undefined) return refuse({ current: ['password_wrong'] })
  if (nonce === undefined && needsProof(context, viewer)) return refuse({ nonce: ['code_needed'] })
  const changed = await updateAccount(context, viewer, {
    password,
    nonce,
    currentPassword: viewer.account.hasPassword ? current : undefined,
    fromScreen: true,
    redirectTo: null,
    challenge: null,
  })
  if (changed.ok)
    return redirectTo(ownPath('/profile'), { headers: { 'Set-Cookie': flash('password_changed') } })
  if (changed.code === 'invalid_credentials') return refuse({ current: ['password_wrong'] })
  const words = refusalText(changed, context.locale)
  const isAboutCode = changed.code.startsWith('reauthentication')
  return refuse({ [isAboutCode ? 'nonce' : 'password']: [words] })
}

export default function ChangePassword() {
  const { hasPassword, needsCode } = useLoaderData<typeof loader>()
  const result = useActionData<SubmissionResult>()
  const current = {
    name: 'current',
    label: m.profile_password_current(),
    kind: 'password',
    autoComplete: 'current-password',
  } as const
  return (
    <SecurityPage
      title={hasPassword ? m.profile_password_change() : m.profile_password_add()}
      lead={m.profile_password_lead()}
    >
      {needsCode && <AskForCode />}
      <ChangeForm
        id="change"
        schema={passwordSchema}
        result={result}
        fields={[
          ...(needsCode ? [codeField()] : []),
          ...(hasPassword ? [current] : []),
          {
            name: 'password',
            label: m.auth_new_password(),
            hint: m.auth_password_hint(),
            kind: 'password',
            autoComplete: 'new-password',
          },
        ]}
        submit={hasPassword ? m.profile_password_change() : m.profile_password_add()}
      />
    </SecurityPage>
  )
}
