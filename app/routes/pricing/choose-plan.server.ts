// The forms of /pricing: one intent each, one verb each.
import { data } from '@remix-run/cloudflare'
import { z } from 'zod'
import type { BillingCode } from '#app/domain/billing/billing.types.ts'
import { cancelSubscription } from '#app/domain/billing/cancel-subscription.server.ts'
import { startCheckout } from '#app/domain/billing/start-checkout.server.ts'
import { startTrial } from '#app/domain/billing/start-trial.server.ts'
import { INTERVALS, PAID_TIERS } from '#app/domain/catalogue/plans.ts'
import { dayOf } from '#app/domain/progress/day-of.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { flash } from '#app/request/flash.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectAway, redirectTo } from '#app/request/redirects.server.ts'
import type { Viewer } from '#app/request/viewer.server.ts'
import type { Reply } from '#app/ui/reply.ts'
import { readPlanStatus } from '#app/views/plan-status.server.ts'
import { billingErrorText } from '#app/words/billing-refusals.ts'
import { dayWords } from '#app/words/days.ts'
import { PLAN_NAMES } from '#app/words/plans.ts'
import { signInPath } from './sign-in-path.ts'

const forms = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('choose'),
    tier: z.enum(PAID_TIERS),
    interval: z.enum(INTERVALS),
    key: z.string().regex(/^[\w-]{1,64}$/),
    /** The child a guardian buys it for; startCheckout looks whether they are. */
    for: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
  }),
  z.object({ intent: z.literal('try'), tier: z.enum(PAID_TIERS) }),
  z.object({ intent: z.literal('free'), sure: z.literal('yes').optional() }),
])

/** Does what the form asks for. @param viewer null: whoever was signed in when the page was made no longer is */
export async function choosePlan(ctx: RequestContext, viewer: Viewer | null, form: FormData) {
  const parsed = forms.safeParse(Object.fromEntries(form))
  if (!parsed.success) return refused('unknown_plan', m.pricing_failed())
  const input = parsed.data
  if (viewer === null) {
    const {
      tier,
      interval,
      for: childId,
    } = { tier: 'free', interval: 'month', for: undefined, ...input } as const
    const headers = { 'Set-Cookie': flash('sign_in_to_subscribe') }
    return redirectTo(signInPath(tier, interval, childId), { headers })
  }
  const { id: userId, email } = viewer.account
  switch (input.intent) {
    case 'choose': {
      const { tier, interval, key, for: childId = null } = input
      const started = await startCheckout(ctx, { userId, childId, email, key, tier, interval })
      if (started.ok) return redirectAway(started.value.url)
      if (started.code === 'already_subscribed')
        return redirectTo(ownPath('/subscription/switch', { tier, interval, for: childId }))
      return refused(started.code, m.pricing_failed(), m.subscription_failed())
    }
    case 'try': {
      const begun = await startTrial(ctx, { userId, tier: input.tier })
      if (!begun.ok) return refused(begun.code, m.subscription_trial_failed())
      return redirectTo(ownPath('/subscription'), { headers: { 'Set-Cookie': flash('trial_started') } })
    }
    case 'free':
      return goFree(ctx, userId, input.sure === 'yes')
  }
}

async function goFree(ctx: RequestContext, userId: string, isSure: boolean) {
  const { state, live } = await readPlanStatus(ctx, userId)
  if (state.tier === 'free' && live === null)
    return data<Reply>({ type: 'info', title: m.pricing_already_free() })
  if (!isSure) return redirectTo(ownPath('/pricing/downgrade'))
  const cancelled = await cancelSubscription(ctx, userId)
  if (!cancelled.ok)
    return refused(cancelled.code, m.pricing_downgrade_failed(), m.subscription_cancel_failed())
  const plan = PLAN_NAMES[live?.tier ?? state.tier]()
  const date = dayWords(dayOf(cancelled.value.endsAt, ctx.caller.timeZone), 'year', currentLocale())
  return data<Reply>({
    type: 'success',
    title: m.pricing_downgraded(),
    description: m.pricing_downgraded_text({ plan, date }),
  })
}

/** @param unreached the description where the provider did not answer: the words of the call that failed */
function refused(code: BillingCode, title: string, unreached?: string) {
  const description =
    code === 'payments_unavailable' && unreached !== undefined ? unreached : billingErrorText(code)
  const status = code === 'payments_unavailable' ? 503 : 409
  return data<Reply>({ type: 'error', title, description }, { status })
}
