// /profile/phone: a number, then the six digits we sent to it. While a number waits for its digits, the page asks for them.
import type { SubmissionResult } from '@conform-to/react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { updateAccount } from '#app/domain/accounts/update-account.server.ts'
import { verifyCode } from '#app/domain/onboarding/verify-code.server.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { flash } from '#app/request/flash.server.ts'
import { requireFreshViewer } from '#app/request/fresh-viewer.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { requireViewer } from '#app/request/viewer.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { refusalText } from '#app/words/account-refusals.ts'
import { ChangeForm } from './change-form.tsx'
import { codeSchema, phoneSchema } from './schemas.ts'
import { SecurityPage } from './security-page.tsx'

export const meta: MetaFunction = () => [{ title: `${m.profile_phone_change()} – ${PRODUCT_NAME}` }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const wantsAnother = new URL(request.url).searchParams.has('another')
  const waiting = wantsAnother ? null : account.newPhone
  if (waiting === null) await requireFreshViewer(request, context)
  return { phone: account.phone, waiting }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  if (form.has('code')) {
    const viewer = await requireViewer(request, context)
    const submission = parseForm(form, codeSchema)
    if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
    const verified = await verifyCode(context, {
      type: 'phone_change',
      token: submission.value.code,
      phone: viewer.account.newPhone ?? '',
    })
    if (verified.ok)
      return redirectTo(ownPath('/profile/security'), { headers: { 'Set-Cookie': flash('phone_changed') } })
    const words = refusalText(verified)
    return data(submission.reply({ fieldErrors: { code: [words] } }), { status: 400 })
  }
  const viewer = await requireFreshViewer(request, context)
  const submission = parseForm(form, phoneSchema)
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
  const changed = await updateAccount(context, viewer, {
    phone: submission.value.phone,
    fromScreen: true,
    redirectTo: null,
    challenge: null,
  })
  if (changed.ok) return redirectTo(ownPath('/profile/phone'))
  const words = refusalText(changed)
  return data(submission.reply({ fieldErrors: { phone: [words] } }), { status: 400 })
}

export default function ChangePhone() {
  const { phone, waiting } = useLoaderData<typeof loader>()
  const result = useActionData<SubmissionResult>()
  const title = phone === null ? m.profile_phone_add() : m.profile_phone_change()
  if (waiting === null) {
    return (
      <SecurityPage title={title} lead={m.profile_phone_lead()}>
        <ChangeForm
          key="number"
          id="number"
          schema={phoneSchema}
          result={result}
          fields={[
            {
              name: 'phone',
              label: m.auth_phone(),
              hint: m.auth_phone_hint(),
              kind: 'tel',
              autoComplete: 'tel',
            },
          ]}
          submit={m.profile_phone_send()}
        />
      </SecurityPage>
    )
  }
  return (
    <SecurityPage title={title} lead={m.profile_phone_code_lead({ phone: waiting })}>
      <ChangeForm
        key="code"
        id="code"
        schema={codeSchema}
        result={result}
        fields={[{ name: 'code', label: m.auth_code(), kind: 'code' }]}
        submit={m.profile_phone_confirm()}
      >
        <ButtonLink to="?another" variant="ghost">
          {m.profile_phone_other()}
        </ButtonLink>
      </ChangeForm>
    </SecurityPage>
  )
}
