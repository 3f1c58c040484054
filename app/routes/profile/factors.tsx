// /profile/factors: one step at a time of adding or removing a second factor, each a page of its own, so that all of it
// works without scripts. What is being added comes from the database, not from the address.
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readEnrollment } from '#app/domain/accounts/read-enrollment.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { refusalResponse } from '#app/platform/errors.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { requireFreshViewer } from '#app/request/fresh-viewer.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { requireViewer } from '#app/request/viewer.server.ts'
import { AddStep, type AddStepProps } from './factors/add-step.tsx'
import { AddedStep } from './factors/added-step.tsx'
import { ConfirmStep } from './factors/confirm-step.tsx'
import { ACTS, type FormAnswer } from './factors/factor-actions.server.ts'
import { FactorPage } from './factors/factor-page.tsx'
import { freeName } from './factors/free-name.ts'
import { RemoveStep } from './factors/remove-step.tsx'

export const meta: MetaFunction = () => [{ title: `${m.factors_title()} – ${PRODUCT_NAME}` }]

/** A secret is for this screen alone: no cache may keep it. */
const NO_STORE = { 'Cache-Control': 'no-store' }

export const headers: HeadersFunction = () => NO_STORE

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const isChange = params.has('add') || params.has('remove')
  const { account } = await (isChange ? requireFreshViewer : requireViewer)(request, context)
  const verified = account.factors.filter(({ status }) => status === 'verified')
  const named = (id: string | null) => {
    const factor = verified.find((one) => one.id === id)
    return factor && { id: factor.id, type: factor.type, name: factor.friendlyName }
  }

  const add = params.get('add')
  if (add === 'app' || add === 'phone') {
    const words = add === 'app' ? m.factors_app : m.factors_phone
    const name = freeName(words(), verified)
    return json({ step: 'add' as const, kind: add as AddStepProps['kind'], name })
  }
  const removed = named(params.get('remove'))
  if (removed) return json({ step: 'remove' as const, factor: removed, last: verified.length === 1 })
  const added = named(params.get('added'))
  if (added) return json({ step: 'added' as const, factor: added, only: verified.length === 1 })
  const enrollment = await readEnrollment(context, account, PRODUCT_NAME)
  if (!enrollment) return redirectTo(ownPath('/profile/security#factors'))
  const challengeId = params.get('challenge')
  return json({ step: 'confirm' as const, enrollment, challengeId }, { headers: NO_STORE })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context)
  const form = await request.formData().catch(() => null)
  const act = ACTS[String(form?.get('intent'))]
  if (!form || !act) return refusalResponse('malformed_body')
  const outcome = await act(context, viewer, form)
  return outcome instanceof Response ? outcome : json(outcome, { status: 422 })
}

export default function Factors() {
  const shown = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  switch (shown.step) {
    case 'add':
      return (
        <FactorPage>
          <AddStep key={shown.kind} {...shown} answer={answer} />
        </FactorPage>
      )
    case 'confirm':
      return (
        <FactorPage>
          <ConfirmStep key={shown.enrollment.id} {...shown} answer={answer} />
        </FactorPage>
      )
    case 'added':
      return (
        <FactorPage mood="cheering">
          <AddedStep {...shown} />
        </FactorPage>
      )
    case 'remove':
      return (
        <FactorPage>
          <RemoveStep {...shown} />
        </FactorPage>
      )
  }
}
