import { eq } from 'drizzle-orm'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import type { AskedCaptcha } from '#app/platform/captcha-challenge.ts'
import type { AppContext } from '#app/platform/context.ts'
import { type GateReason, refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { readSubscriberAddress } from './internal/address.ts'
import { newsletterMail, subscriberId, tokenHashOf } from './internal/link.ts'
import { newsletterSubscribers } from './newsletter.schema.ts'
import { CONFIRM_LIFETIME_MS, MAIL_EVERY_MS, MAILS_A_DAY } from './newsletter-limits.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

export type SubscribeResult =
  | Result<null, 'malformed_address' | 'too_many_requests'>
  | { readonly ok: false; readonly code: 'captcha_failed'; readonly asked: AskedCaptcha | null }

/**
 * Asks an address by mail whether it wants to be on the list. Known or unknown, confirmed or not: the answer is the same and
 * takes the same work. Asked again it changes nothing but that the mail comes once more, if it was never answered.
 */
export const subscribe = verb(
  {
    actor: 'anyone',
    budgets: ['form'],
    captcha: { purpose: 'newsletter', token: (_typed: string, captchaToken?: string) => captchaToken },
    notice: null,
  },
  run,
  refuseCall,
)

function refuseCall(reason: GateReason): SubscribeResult {
  return reason.kind === 'needs_captcha'
    ? { ok: false, code: 'captcha_failed', asked: reason.asked }
    : refuseTooMany(reason)
}

async function run(ctx: AppContext, typed: string, _captchaToken?: string): Promise<SubscribeResult> {
  const address = readSubscriberAddress(typed)
  if (address === null) return refuse('malformed_address')
  // Pressed twice, or asked for by somebody who fills mailboxes: the mail is on its way already.
  if (!(await mayMail(ctx, address))) return ok(null)
  const all = await ctx.limiter.take('messages:email', ctx.config.messagesPerHour, HOUR_MS)
  if (!all.allowed) return refuse('too_many_requests')

  const row = await storedOrNew(ctx, address)
  const mail = await queueMessage(ctx, await newsletterMail(ctx, 'newsletter_confirm', row), {
    decoy: row.confirmedAt !== null,
  })
  await ctx.db.batch([
    ctx.db
      .insert(newsletterSubscribers)
      .values(row)
      // One that was not answered in time begins anew; any other stays as it was.
      .onConflictDoUpdate({ target: newsletterSubscribers.id, set: { createdAt: row.createdAt } }),
    mail.statement,
  ])
  ctx.waitUntil(deliverMessages(ctx))
  return ok(null)
}

async function mayMail(ctx: AppContext, address: string): Promise<boolean> {
  const minute = await ctx.limiter.take(`message:newsletter:${address}:`, 1, MAIL_EVERY_MS)
  if (!minute.allowed) return false
  return (await ctx.limiter.take(`newsletter-to:${address}`, MAILS_A_DAY, DAY_MS)).allowed
}

async function storedOrNew(ctx: AppContext, address: string) {
  const now = ctx.now()
  const isTheirs = eq(newsletterSubscribers.address, address)
  const [stored] = await ctx.db.select().from(newsletterSubscribers).where(isTheirs)
  if (stored) {
    const isOver = stored.confirmedAt === null && stored.createdAt + CONFIRM_LIFETIME_MS <= now
    return isOver ? { ...stored, createdAt: now } : stored
  }
  const id = await subscriberId(ctx, address)
  const { locale } = ctx.caller
  return { id, address, locale, tokenHash: await tokenHashOf(ctx, id), createdAt: now, confirmedAt: null }
}
