// /profile/confirm: asks once more who is there, for what a sign-in from a while ago may not do alone, and leads back to it.
import type { SubmissionResult } from '@conform-to/react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { proveAgain } from '#app/domain/accounts/prove-again.server.ts'
import { reauthenticate } from '#app/domain/accounts/reauthenticate.server.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { AppContext } from '#app/platform/context.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { flash } from '#app/request/flash.server.ts'
import { isFreshSignIn } from '#app/request/fresh-viewer.server.ts'
import { type OwnPath, ownPath, parseOwnPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { requireViewer, type Viewer } from '#app/request/viewer.server.ts'
import { Button } from '#app/ui/button.tsx'
import { refusalText } from '#app/words/account-refusals.ts'
import { type ChangeField, ChangeForm } from './change-form.tsx'
import { confirmSchema } from './schemas.ts'
import { SecurityPage } from './security-page.tsx'

export const meta: MetaFunction = () => [{ title: `${m.profile_confirm_title()} – ${PRODUCT_NAME}` }]

const PROFILE = ownPath('/profile')

function returnPath(request: Request) {
  return parseOwnPath(new URL(request.url).searchParams.get('returnTo')) ?? PROFILE
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context)
  if (isFreshSignIn(context, viewer)) throw redirectTo(returnPath(request))
  return { hasPassword: viewer.account.hasPassword }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context)
  const to = returnPath(request)
  const form = await readForm(request)
  if (form.get('intent') === 'send-code')
    return sendCode(context, viewer, ownPath('/profile/confirm', { returnTo: to }))
  const submission = parseForm(form, confirmSchema)
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
  const { current, nonce } = submission.value
  const refuse = (fieldErrors: Record<string, string[]>) =>
    data(submission.reply({ fieldErrors }), { status: 400 })
  if (current === undefined && nonce === undefined)
    return refuse(viewer.account.hasPassword ? { current: ['password_wrong'] } : { nonce: ['code_needed'] })
  const proved = await proveAgain(
    context,
    viewer,
    nonce === undefined ? { password: current ?? '' } : { nonce },
  )
  if (proved.ok) return redirectTo(to)
  if (proved.code === 'invalid_credentials') return refuse({ current: ['password_wrong'] })
  const isAboutCode = proved.code.startsWith('reauthentication') || current === undefined
  return refuse({ [isAboutCode ? 'nonce' : 'current']: [refusalText(proved)] })
}

/** Sends the code and leads back to the page that asks for it. */
async function sendCode(ctx: AppContext, viewer: Viewer, page: OwnPath): Promise<Response> {
  const sent = await reauthenticate(ctx, viewer)
  const said = sent.ok ? flash('reauthentication_sent') : flash({ code: 'code_not_sent', refusal: sent })
  return redirectTo(page, { headers: { 'Set-Cookie': said } })
}

export default function Confirm() {
  const { hasPassword } = useLoaderData<typeof loader>()
  const result = useActionData<SubmissionResult>()
  const current = {
    name: 'current',
    label: m.profile_password_current(),
    kind: 'password',
    autoComplete: 'current-password',
  } as const
  const code: ChangeField = { name: 'nonce', label: m.profile_password_code(), kind: 'code' }
  return (
    <SecurityPage back="/profile" title={m.profile_confirm_title()} lead={m.profile_confirm_lead()}>
      {hasPassword && (
        <ChangeForm
          id="password"
          schema={confirmSchema}
          result={result}
          fields={[current]}
          submit={m.profile_confirm_go()}
        />
      )}
      <Form method="post">
        <Button type="submit" name="intent" value="send-code" variant="ghost">
          {m.profile_password_code_send()}
        </Button>
      </Form>
      <ChangeForm
        id="code"
        schema={confirmSchema}
        result={result}
        fields={[code]}
        submit={m.profile_confirm_go()}
      />
    </SecurityPage>
  )
}
