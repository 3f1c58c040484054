// /profile/erase: says what goes, asks once more who is asking, then erases the account and signs out.
import type { SubmissionResult } from '@conform-to/react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { Account } from '#app/domain/accounts/accounts.types.ts'
import { proveAgain } from '#app/domain/accounts/prove-again.server.ts'
import { readPaidPlans } from '#app/domain/billing/read-paid-plans.server.ts'
import { readSubscription } from '#app/domain/billing/read-subscription.server.ts'
import { eraseAccount } from '#app/domain/privacy/erase-account.server.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { flash } from '#app/request/flash.server.ts'
import { requireViewerWithPassword } from '#app/request/fresh-viewer.server.ts'
import { HOME } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { clearedSessionCookie } from '#app/request/session-cookie.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { refusalText } from '#app/words/account-refusals.ts'
import { productName } from '#app/words/products.ts'
import { ChangeForm } from './change-form.tsx'
import { LossList } from './loss-list.tsx'
import { eraseSchema } from './schemas.ts'
import { SecurityPage } from './security-page.tsx'

export const meta: MetaFunction = () => [{ title: `${m.profile_erase()} – ${PRODUCT_NAME}` }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account } = await requireViewerWithPassword(request, context)
  const { live } = await readSubscription(context, account.id)
  return {
    type: account.hasPassword ? null : nameOf(account),
    /** The plan that runs and renews: it is cancelled with the account. */
    plan: live && productName({ kind: 'subscription', item: live.tier, interval: live.interval }),
    paysForChildren: (await readPaidPlans(context, account.id)).length > 0,
  }
}

/** What someone without a password types instead. */
function nameOf({ email, phone, identities }: Account): string {
  return email ?? (phone === null ? (identities[0]?.email ?? PRODUCT_NAME) : `+${phone}`)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewerWithPassword(request, context)
  const { account } = viewer
  const submission = parseForm(await readForm(request), eraseSchema)
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
  const { confirmation } = submission.value
  const refuse = (error: string) =>
    data(submission.reply({ fieldErrors: { confirmation: [error] } }), { status: 400 })
  if (account.hasPassword) {
    const proved = await proveAgain(context, viewer, { password: confirmation })
    if (!proved.ok) return refuse(proved.code === 'invalid_credentials' ? 'mismatch' : refusalText(proved))
  } else if (confirmation.trim().toLowerCase() !== nameOf(account).toLowerCase()) {
    return refuse('mismatch')
  }
  await eraseAccount(context, account.id)
  const headers = new Headers({ 'Set-Cookie': clearedSessionCookie() })
  headers.append('Set-Cookie', flash('account_erased'))
  return redirectTo(HOME, { headers })
}

export default function EraseAccount() {
  const { type, plan, paysForChildren } = useLoaderData<typeof loader>()
  const result = useActionData<SubmissionResult>()
  return (
    <SecurityPage title={m.profile_erase_title()} lead={m.profile_erase_lead()} back="/profile/data" still>
      <LossList />
      {plan !== null && <p className="kept">{m.profile_erase_plan({ plan })}</p>}
      {paysForChildren && <p className="kept">{m.profile_erase_paid()}</p>}
      <p className="kept">{m.profile_erase_kept()}</p>
      <ChangeForm
        id="erase"
        schema={eraseSchema}
        result={result}
        fields={[
          type === null
            ? {
                name: 'confirmation',
                label: m.profile_erase_password(),
                kind: 'password',
                autoComplete: 'current-password',
              }
            : {
                name: 'confirmation',
                label: m.profile_erase_type({ address: type }),
                kind: 'text',
                autoComplete: 'off',
              },
        ]}
        submit={m.profile_erase()}
        isDanger
      >
        <ButtonLink to="/profile/data" variant="ghost">
          {m.profile_erase_keep()}
        </ButtonLink>
      </ChangeForm>
    </SecurityPage>
  )
}
