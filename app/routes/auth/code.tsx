// /auth/code: signing in without a password, by six digits in a mail or an SMS. The mail's link does the same (/auth/confirm).
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readTypedAddress } from '#app/request/typed-address.server.ts'
import { readViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { EmailForm, PhoneForm } from './code/address-form.tsx'
import { checkCode } from './code/check-code.server.ts'
import { DigitsForm } from './code/digits-form.tsx'
import { sendCode } from './code/send-code.server.ts'
import { destinationPath, linkFailed, readDestination } from './destination.ts'
import { AuthPage, AuthPanel } from './parts/auth-page.tsx'
import { LinkExpired } from './parts/form-message.tsx'
import { type FormReply, useReplyToast } from './parts/form-reply.ts'

export const meta = pageMeta(() => m.auth_code())

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const destination = readDestination(params)
  if (await readViewer(request, context)) throw redirectTo(destinationPath(destination))
  const address = readTypedAddress(request)
  const by: 'email' | 'phone' = [params.get('by'), params.get('sent')].includes('phone') ? 'phone' : 'email'
  const fits = address !== null && address.includes('@') === (by === 'email')
  return json({
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
  const form = await readForm(request)
  return form.get('intent') === 'check'
    ? checkCode(request, context, form, destination)
    : sendCode(request, context, form, destination)
}

export default function Code() {
  const { by, sent, address, destination, expired } = useLoaderData<typeof loader>()
  const reply = useActionData<FormReply>()
  useReplyToast(reply?.message)
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
