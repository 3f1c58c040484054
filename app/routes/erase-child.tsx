// /family/children/:childId/erase: says what goes with a child's account, asks for a fresh proof, then erases it.
import type { SubmissionResult } from '@conform-to/react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { refusalText } from '#app/auth-error-text.ts'
import { eraseChild } from '#app/domain/guardians/erase-child.server.ts'
import { flash } from '#app/flash.server.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { requireViewer } from '#app/guards.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { readChildPage } from './family/read-child-page.server.ts'
import { AskForCode, codeField } from './profile/ask-for-code.tsx'
import { ChangeForm } from './profile/change-form.tsx'
import { needsProof, sendCode } from './profile/fresh-proof.server.ts'
import { LossList } from './profile/loss-list.tsx'
import { proofSchema } from './profile/schemas.ts'
import { SecurityPage } from './profile/security-page.tsx'

export const meta: MetaFunction = () => [
  { title: `${m.family_erase()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context)
  const { displayName } = await readChildPage(context, viewer, params['childId'] ?? '')
  return { displayName, needsCode: needsProof(context, viewer) }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context)
  const childId = params['childId'] ?? ''
  const form = await request.formData()
  if (form.get('intent') === 'send-code')
    return sendCode(context, viewer, ownPath(`/family/children/${encodeURIComponent(childId)}/erase`))
  const submission = parseForm(form, proofSchema)
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
  const erased = await eraseChild(context, viewer, { childId, nonce: submission.value.nonce })
  if (erased.ok) return redirectTo(ownPath('/family'), { headers: { 'Set-Cookie': flash('child_erased') } })
  if (erased.code === 'not_linked') throw new Response(null, { status: 404 })
  const words = refusalText(erased, context.locale)
  return data(submission.reply({ fieldErrors: { nonce: [words] } }), { status: 403 })
}

export default function EraseChild() {
  const { displayName, needsCode } = useLoaderData<typeof loader>()
  const result = useActionData<SubmissionResult>()
  const name = displayName ?? m.family_nameless_child()
  return (
    <SecurityPage title={m.family_erase_title({ name })} lead={m.profile_erase_lead()} back="family" still>
      <LossList />
      <p className="kept">{m.family_erase_told()}</p>
      {needsCode && <AskForCode />}
      <ChangeForm
        id="erase"
        schema={proofSchema}
        result={result}
        fields={needsCode ? [codeField()] : []}
        submit={m.family_erase_sure()}
      >
        <ButtonLink to="/family" variant="ghost">
          {m.family_erase_keep()}
        </ButtonLink>
      </ChangeForm>
    </SecurityPage>
  )
}
