// What mails about money say: receipts, refunds, what became of a plan, a trial that ends.

import { isPaidTier } from '#app/domain/catalogue/plans.ts'
import { productOf } from '#app/domain/catalogue/products.ts'
// Not `{ m }`: the Worker's own bundler would then bring the texts of every screen along, once more.
import * as m from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ChangedPlan, MessageParams } from '#app/platform/message.ts'
import { formatPrice } from '#app/words/prices.ts'
import { productName } from '#app/words/products.ts'
import { harmlessName } from './harmless-name.ts'
import { dayInUtc, momentInUtc } from './mail-days.ts'
import type { Words } from './mail-words.types.ts'

/** @throws when the message does not say what was bought */
export function receiptWords({ bought }: MessageParams, locale: Locale): Words {
  const say = { locale }
  if (!bought) throw new Error('a receipt message needs what was bought')
  const product = productName(productOf(bought.product), say)
  const amount = formatPrice(bought.amount, say)
  const date = dayInUtc(bought.at, locale)
  const renews = bought.product.kind === 'subscription'
  return {
    subject: m.mail_receipt_subject({ product }, say),
    opening: [
      ...(bought.byChild ? [m.mail_receipt_child({}, say)] : []),
      ...childWords(bought, m.mail_receipt_for, locale),
      m.mail_receipt_text({ product, amount, date }, say),
      renews ? m.mail_receipt_renews({}, say) : m.mail_receipt_once({}, say),
    ],
    button: m.mail_receipt_button({}, say),
  }
}

/** @throws when the message does not say what went back */
export function refundWords({ returned }: MessageParams, locale: Locale): Words {
  const say = { locale }
  if (!returned) throw new Error('a refund message needs what went back')
  const product = productName(productOf(returned.product), say)
  const amount = formatPrice(returned.amount, say)
  const date = dayInUtc(returned.at, locale)
  const isRefund = returned.outcome === 'refunded'
  const copied = [
    ...(returned.byChild ? [m.mail_refund_child({}, say)] : []),
    ...childWords(returned, m.mail_receipt_for, locale),
  ]
  const button = m.mail_receipt_button({}, say)
  if (!isRefund)
    return {
      subject: m.mail_dispute_subject({ product }, say),
      opening: [...copied, m.mail_dispute_text({ product, amount, date }, say)],
      button,
    }
  return {
    subject: m.mail_refund_subject({ product }, say),
    opening: [
      ...copied,
      m.mail_refund_text({ product, amount, date }, say),
      // What becomes of a plan has a mail of its own.
      ...(returned.product.kind === 'subscription' ? [] : [m.mail_refund_item({}, say)]),
    ],
    button,
  }
}

/** For which child a guardian pays; nothing where somebody pays for themself. */
function childWords(
  { forChild }: { forChild?: string | undefined },
  text: (inputs: { name: string }, options: { locale: Locale }) => string,
  locale: Locale,
): string[] {
  if (forChild === undefined) return []
  const name = forChild === '' ? m.mail_nameless_child({}, { locale }) : harmlessName(forChild)
  return [text({ name }, { locale })]
}

const PLAN_TEXTS = {
  switched: { subject: m.mail_plan_subject, text: m.mail_plan_switched },
  cancelled: { subject: m.mail_plan_subject, text: m.mail_plan_cancelled },
  kept: { subject: m.mail_plan_subject, text: m.mail_plan_kept },
  overdue: { subject: m.mail_plan_overdue_subject, text: m.mail_plan_overdue },
  returned: { subject: m.mail_plan_returned_subject, text: m.mail_plan_returned },
  ended: { subject: m.mail_plan_returned_subject, text: m.mail_plan_ended },
  erased: { subject: m.mail_plan_erased_subject, text: m.mail_plan_erased },
} as const satisfies Record<ChangedPlan['change'], unknown>

/** What somebody with the account may have done without its owner. */
const CHOSEN: readonly ChangedPlan['change'][] = ['switched', 'cancelled', 'kept']

/** @throws when the message does not say what became of the plan */
export function planWords({ planChange }: MessageParams, locale: Locale): Words {
  const say = { locale }
  if (!planChange) throw new Error('a plan_change message needs what became of the plan')
  const { change, byChild } = planChange
  const plan = productName(productOf(planChange.product), say)
  const date = dayInUtc(planChange.endsAt, locale)
  const { subject } = PLAN_TEXTS[change]
  return {
    subject: subject({}, say),
    opening: [
      ...(byChild ? [m.mail_plan_child({}, say)] : []),
      ...childWords(planChange, m.mail_plan_for, locale),
      planText(planChange)({ plan, date }, say),
      ...(CHOSEN.includes(change) ? [m.mail_plan_advice({}, say)] : []),
    ],
    ...(change !== 'erased' && {
      button: change === 'overdue' ? m.mail_plan_overdue_button({}, say) : m.mail_plan_button({}, say),
    }),
  }
}

/** A payment that is missing is for a grown-up to see to: a child is told whom to show it, a grown-up where it is done. */
function planText({ change, byChild, toChild }: ChangedPlan) {
  if (change === 'overdue' && byChild) return m.mail_plan_overdue_guardian
  if (change === 'overdue' && toChild) return m.mail_plan_overdue_child
  return PLAN_TEXTS[change].text
}

const TRIAL_NAMES = { basic: m.plans_basic, premium: m.plans_premium } as const

/** @throws when the message does not say what the trial is of */
export function trialWords({ trial }: MessageParams, locale: Locale): Words {
  const say = { locale }
  if (!trial || !isPaidTier(trial.tier)) throw new Error('a trial_ending message needs a plan that is sold')
  const plan = TRIAL_NAMES[trial.tier]({}, say)
  return {
    subject: m.mail_trial_subject({}, say),
    opening: [
      ...(trial.byChild ? [m.mail_trial_child({}, say)] : []),
      m.mail_trial_text({ plan, time: momentInUtc(trial.endsAt, locale) }, say),
    ],
    button: m.mail_plan_button({}, say),
  }
}
