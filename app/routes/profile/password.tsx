// /profile/password: the current password, the new one, and, when the sign-in is not fresh, a code we send.
import type { SubmissionResult } from '@conform-to/react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { refusalText } from '#app/auth-error-text.ts'
import type { AppContext } from '#app/context.ts'
import { reauthenticate } from '#app/domain/accounts/reauthenticate.server.ts'
import { updateAccount } from '#app/domain/accounts/update-account.server.ts'
import { flash } from '#app/flash.server.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { requireViewer, type Viewer } from '#app/guards.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { PRODUCT_NAME } from '#app/product.ts'
import { Button } from '#app/ui/button.tsx'
import { ChangeForm } from './change-form.tsx'
import { passwordSchema } from './schemas.ts'
import { SecurityPage } from './security-page.tsx'

/** A sign-in this young proves enough by itself. */
const FRESH_MS = 10 * 60_000

export const meta: MetaFunction = () => [{ title: `${m.profile_password_change()} – ${PRODUCT_NAME}` }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context)
  return { hasPassword: viewer.account.hasPassword, needsCode: needsCode(context, viewer) }
}

/** An account nobody can write to has no way to get a code. */
function needsCode(ctx: AppContext, { account, session }: Viewer): boolean {
  return ctx.now() - session.createdAt > FRESH_MS && (account.email !== null || account.phone !== null)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context)
  const form = await request.formData()
  if (form.get('intent') === 'send-code') {
    const sent = await reauthenticate(context, viewer)
    const said = sent.ok ? flash('reauthentication_sent') : flash({ code: 'code_not_sent', refusal: sent })
    return redirect('/profile/password', { headers: { 'Set-Cookie': said } })
  }
  const submission = parseForm(form, passwordSchema)
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
  const { current, password, nonce } = submission.value
  const refuse = (fieldErrors: Record<string, string[]>) =>
    data(submission.reply({ fieldErrors }), { status: 400 })
  if (viewer.account.hasPassword && current === undefined) return refuse({ current: ['password_wrong'] })
  if (nonce === undefined && needsCode(context, viewer)) return refuse({ nonce: ['code_needed'] })
  const changed = await updateAccount(context, viewer, {
    password,
    nonce,
    currentPassword: viewer.account.hasPassword ? current : undefined,
    fromScreen: true,
    redirectTo: null,
    challenge: null,
  })
  if (changed.ok) return redirect('/profile', { headers: { 'Set-Cookie': flash('password_changed') } })
  if (changed.code === 'invalid_credentials') return refuse({ current: ['password_wrong'] })
  const words = refusalText(changed, context.locale)
  const isAboutCode = changed.code.startsWith('reauthentication')
  return refuse({ [isAboutCode ? 'nonce' : 'password']: [words] })
}

export default function ChangePassword() {
  const { hasPassword, needsCode } = useLoaderData<typeof loader>()
  const result = useActionData<SubmissionResult>()
  const code = { name: 'nonce', label: m.profile_password_code(), kind: 'code' } as const
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
      {needsCode && (
        <Form method="post">
          <p>{m.profile_password_code_lead()}</p>
          <Button type="submit" name="intent" value="send-code" variant="ghost">
            {m.profile_password_code_send()}
          </Button>
        </Form>
      )}
      <ChangeForm
        id="change"
        schema={passwordSchema}
        result={result}
        fields={[
          ...(needsCode ? [code] : []),
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
