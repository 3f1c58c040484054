// /profile/email: asks for another address. Both have to agree, by the links we send them.
import type { SubmissionResult } from '@conform-to/react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { updateAccount } from '#app/domain/accounts/update-account.server.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { flash } from '#app/request/flash.server.ts'
import { requireFreshViewer } from '#app/request/fresh-viewer.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { refusalText } from '#app/words/account-refusals.ts'
import { ChangeForm } from './change-form.tsx'
import { emailSchema } from './schemas.ts'
import { SecurityPage } from './security-page.tsx'

export const meta: MetaFunction = () => [{ title: `${m.profile_email_change()} – ${PRODUCT_NAME}` }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireFreshViewer(request, context)
  return { email: viewer.account.email }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireFreshViewer(request, context)
  const form = await readForm(request)
  const submission = parseForm(form, emailSchema)
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
  const { email } = submission.value
  if (email === viewer.account.email)
    return data(submission.reply({ fieldErrors: { email: ['email_same'] } }), { status: 400 })
  const changed = await updateAccount(context, viewer, {
    email,
    fromScreen: true,
    redirectTo: null,
    challenge: null,
  })
  if (!changed.ok) {
    const words = refusalText(changed)
    return data(submission.reply({ fieldErrors: { email: [words] } }), { status: 400 })
  }
  return redirectTo(ownPath('/profile/security'), { headers: { 'Set-Cookie': flash('email_links_sent') } })
}

export default function ChangeEmail() {
  const { email } = useLoaderData<typeof loader>()
  const result = useActionData<SubmissionResult>()
  return (
    <SecurityPage
      title={email === null ? m.profile_email_add() : m.profile_email_change()}
      lead={email === null ? m.profile_email_lead_first() : m.profile_email_lead()}
    >
      <ChangeForm
        id="change"
        schema={emailSchema}
        result={result}
        fields={[
          {
            name: 'email',
            label: m.profile_new_email(),
            kind: 'email',
            autoComplete: 'email',
          },
        ]}
        submit={m.profile_email_send()}
      />
    </SecurityPage>
  )
}
