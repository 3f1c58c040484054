// /auth/code: signing in without a password, by six digits in a mail or an SMS, or by the link of the mail. The link waits for a
// press: whoever merely opens it (a scanner, a preview) signs nobody in.
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { readViewer } from '#app/guards.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { redirectTo } from '#app/request/redirects.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { readTypedAddress } from '#app/typed-address.server.ts'
import { EmailForm, PhoneForm } from './code/address-form.tsx'
import { checkCode, openLink } from './code/check-code.server.ts'
import { DigitsForm } from './code/digits-form.tsx'
import { sendCode } from './code/send-code.server.ts'
import { destinationPath, linkFailed, readDestination } from './destination.ts'
import { AuthPage, AuthPanel } from './parts/auth-page.tsx'
import { LinkExpired } from './parts/form-message.tsx'
import { type FormReply, useReplyToast } from './parts/form-reply.ts'
import { SubmitButton } from './parts/submit-button.tsx'

export const meta = pageMeta(() => ({
  title: m.auth_code(),
  // The address may hold a token: no other site may learn it. (With "no-referrer" a form's POST would have no origin.)
  more: [{ name: 'referrer', content: 'same-origin' }],
}))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const destination = readDestination(params)
  if (await readViewer(request, context)) throw redirectTo(destinationPath(destination))
  const address = readTypedAddress(request)
  const by: 'email' | 'phone' = [params.get('by'), params.get('sent')].includes('phone') ? 'phone' : 'email'
  const fits = address !== null && address.includes('@') === (by === 'email')
  return json({
    token: params.get('token'),
    by,
    // Without the address there is nothing to check digits against: the first step again.
    sent: params.has('sent') && fits,
    address: fits ? address : null,
    destination,
    expired: linkFailed(params),
  })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const destination = readDestination(new URL(request.url).searchParams)
  const form = await request.formData()
  switch (form.get('intent')) {
    case 'link':
      return openLink(request, context, form, destination)
    case 'check':
      return checkCode(request, context, form, destination)
    default:
      return sendCode(context, form, destination)
  }
}

export default function Code() {
  const { token, by, sent, address, destination, expired } = useLoaderData<typeof loader>()
  const reply = useActionData<FormReply>()
  useReplyToast(reply?.message)
  if (token !== null)
    return (
      <AuthPage title={m.auth_continue_title()} lead={m.auth_continue_lead()}>
        <AuthPanel>
          <Form method="post">
            <input type="hidden" name="intent" value="link" />
            <input type="hidden" name="token" value={token} />
            <SubmitButton intent="link">{m.auth_continue()}</SubmitButton>
          </Form>
        </AuthPanel>
      </AuthPage>
    )
  if (sent && address !== null)
    return (
      <AuthPage
        title={m.auth_code_sent_title()}
        lead={by === 'phone' ? m.auth_code_sent_lead_phone({ address }) : m.auth_code_sent_lead({ address })}
        mood="thinking"
      >
        <AuthPanel>
          <DigitsForm reply={reply} by={by} destination={destination} />
        </AuthPanel>
      </AuthPage>
    )
  const AddressForm = by === 'phone' ? PhoneForm : EmailForm
  return (
    <AuthPage title={m.auth_code_title()} lead={m.auth_code_lead()}>
      <AuthPanel>
        {!reply && expired && <LinkExpired />}
        <AddressForm key={by} reply={reply} address={address ?? undefined} destination={destination} />
      </AuthPanel>
    </AuthPage>
  )
}
