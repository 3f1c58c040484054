// POST /profile/referrals: the forms of /profile/invite. A form without scripts gets a page that says what came of
// it; one that stays on its page (`stay`) gets the answer itself.

import { type ActionFunctionArgs, data } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { applyReferralCode } from '#app/domain/referrals/apply-referral-code.server.ts'
import { claimReward } from '#app/domain/referrals/claim-reward.server.ts'
import { generateReferralCode } from '#app/domain/referrals/generate-referral-code.server.ts'
import type { ReferralRefusal } from '#app/domain/referrals/referral-refusals.ts'
import { validateReferralCode } from '#app/domain/referrals/validate-referral-code.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { type FlashEntry, flash } from '#app/request/flash.server.ts'
import { type OwnPath, ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readViewer } from '#app/request/viewer.server.ts'
import { referralErrorText } from '#app/words/referral-refusals.ts'
import type { Result } from '#engine/core/result.ts'
import type { InviteAnswer, InviteIntent } from './invite/invite-answer.ts'

type Outcome = Result<{ claimedAt?: number } | null, ReferralRefusal>
type Act = (ctx: AppContext, userId: string, form: FormData) => Promise<Outcome>

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 100) : ''
}

const ACTS: Readonly<Record<InviteIntent, Act>> = {
  async generate(ctx, userId) {
    const generated = await generateReferralCode(ctx, userId)
    return generated.ok ? { ok: true, value: null } : generated
  },
  validate: (ctx, userId, form) => validateReferralCode(ctx, { userId, typed: text(form, 'code') }),
  apply: (ctx, userId, form) => applyReferralCode(ctx, { userId, typed: text(form, 'code') }),
  claim: (ctx, userId, form) => claimReward(ctx, { userId, rewardId: text(form, 'rewardId') }),
}

const SIGNED_OUT = {
  generate: ['referral_generate_signed_out'],
  validate: [],
  apply: [],
  claim: ['referral_claim_signed_out'],
} as const satisfies Readonly<Record<InviteIntent, readonly FlashEntry[]>>

const DONE = {
  generate: 'referral_generated',
  validate: 'referral_valid',
  apply: 'referral_applied',
  claim: 'referral_claimed',
} as const satisfies Readonly<Record<InviteIntent, FlashEntry>>

const REFUSED = {
  generate: 'referral_generate_failed',
  validate: 'referral_not_valid',
  apply: 'referral_apply_failed',
  claim: 'referral_claim_failed',
} as const

function readIntent(form: FormData): InviteIntent {
  const intent = form.get('intent')
  return intent === 'generate' || intent === 'validate' || intent === 'claim' ? intent : 'apply'
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const intent = readIntent(form)
  const viewer = await readViewer(request, context)
  if (viewer === null) return lead(ownPath('/auth', { returnTo: '/profile/invite' }), SIGNED_OUT[intent])
  const outcome = await attempt(context, ACTS[intent], viewer.account.id, form)
  if (intent === 'apply' && outcome?.ok) return lead(ownPath('/referral/success'), [DONE.apply])
  if (form.has('stay')) return stay(intent, outcome)
  if (outcome === null) return lead(ownPath('/profile/invite'), [REFUSED[intent]])
  return lead(ownPath('/profile/invite'), [
    outcome.ok ? DONE[intent] : { code: REFUSED[intent], refusal: { code: outcome.code } },
  ])
}

/** null: it failed, and that is logged. */
async function attempt(ctx: AppContext, act: Act, userId: string, form: FormData): Promise<Outcome | null> {
  try {
    return await act(ctx, userId, form)
  } catch (error) {
    ctx.log.error('invitations failed', errorFields(error))
    return null
  }
}

function stay(intent: InviteIntent, outcome: Outcome | null) {
  return data<InviteAnswer>(
    {
      intent,
      done: outcome?.ok ?? false,
      message: outcome === null || outcome.ok ? null : referralErrorText(outcome.code),
      claimedAt: (outcome?.ok && outcome.value?.claimedAt) || null,
    },
    { status: outcome === null ? 500 : 200 },
  )
}

function lead(to: OwnPath, entries: readonly FlashEntry[]): Response {
  return redirectTo(to, entries.length === 0 ? {} : { headers: { 'Set-Cookie': flash(...entries) } })
}

/** A server that does not answer is a failure of this form, not of the page around it. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const intent = readIntent(await request.clone().formData())
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response && error.status < 400) throw error
    return { intent, done: false, message: null, claimedAt: null } satisfies InviteAnswer
  }
}

export function loader(): Response {
  return redirectTo(ownPath('/profile/invite'))
}
