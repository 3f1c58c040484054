// /profile/password: the current password, which proves who asks, and the new one.
import type { SubmissionResult } from '@conform-to/react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { proveAgain } from '#app/domain/accounts/prove-again.server.ts'
import { updateAccount } from '#app/domain/accounts/update-account.server.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { flash } from '#app/request/flash.server.ts'
import { requireViewerWithPassword } from '#app/request/fresh-viewer.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { refusalText } from '#app/words/account-refusals.ts'
import { ChangeForm } from './change-form.tsx'
import { passwordSchema } from './schemas.ts'
import { SecurityPage } from './security-page.tsx'

export const meta: MetaFunction = () => [{ title: `${m.profile_password_change()} – ${PRODUCT_NAME}` }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account } = await requireViewerWithPassword(request, context)
  return { hasPassword: account.hasPassword }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewerWithPassword(request, context)
  const submission = parseForm(await readForm(request), passwordSchema)
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
  const { current, password } = submission.value
  const refuse = (fieldErrors: Record<string, string[]>) =>
    data(submission.reply({ fieldErrors }), { status: 400 })
  if (viewer.account.hasPassword) {
    const proved = await proveAgain(context, viewer, { password: current ?? '' })
    if (!proved.ok) {
      const isWrong = proved.code === 'invalid_credentials'
      return refuse({ current: [isWrong ? 'password_wrong' : refusalText(proved)] })
    }
  }
  const changed = await updateAccount(context, viewer, {
    password,
    fromScreen: true,
    redirectTo: null,
    challenge: null,
  })
  if (changed.ok)
    return redirectTo(ownPath('/profile/security'), { headers: { 'Set-Cookie': flash('password_changed') } })
  return refuse({ password: [refusalText(changed)] })
}

export default function ChangePassword() {
  const { hasPassword } = useLoaderData<typeof loader>()
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
      <ChangeForm
        id="change"
        schema={passwordSchema}
        result={result}
        fields={[
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
