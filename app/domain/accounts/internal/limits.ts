// How often one network address may do what (the wire contract's rate limits). Per-target limits of mails and SMS are
// send-code's.
import type { AppContext } from '#app/context.ts'
import { type AccountRefusal, deny } from '../refusals.ts'
import type { Address } from './read-address.ts'

const MINUTE_MS = 60_000

/** Calls per window, and how many of them at once. */
const LIMITS = {
  /** otp, magic link, recover, resend, sign-up, change of account */
  send: { limit: 30, windowMs: 5 * MINUTE_MS, burst: 30 },
  verify: { limit: 30, windowMs: 5 * MINUTE_MS, burst: 30 },
  token: { limit: 150, windowMs: 5 * MINUTE_MS, burst: 30 },
  sso: { limit: 30, windowMs: 5 * MINUTE_MS, burst: 30 },
  factor_challenge: { limit: 15, windowMs: MINUTE_MS, burst: 30 },
  factor_verify: { limit: 15, windowMs: MINUTE_MS, burst: 30 },
} as const

export type LimitedCall = keyof typeof LIMITS

/** Counts a call of this caller; a refusal when there were too many. */
export async function limitCalls(ctx: AppContext, call: LimitedCall): Promise<AccountRefusal | null> {
  const { limit, windowMs, burst } = LIMITS[call]
  const subject = `${call}:${ctx.caller.network}`
  const { allowed, retryAfterMs } = await ctx.limiter.take(subject, limit, windowMs, burst)
  if (allowed) return null
  return deny('over_request_rate_limit', { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) })
}

/** What a mail or SMS is about: each has a minute of its own at one address. */
export type MessageGroup = 'confirmation' | 'recovery' | 'change' | 'reauthentication' | 'factor'

/**
 * Counts a message to an address, whether anyone has it or not: one a minute for each group, and all together by the
 * hour. `state` tells apart what may follow at once: an account confirmed since.
 */
export async function limitMessages(
  ctx: AppContext,
  group: MessageGroup,
  address: Address,
  state: string | number = '',
): Promise<AccountRefusal | null> {
  if (address.channel === 'sms' && !ctx.config.smsOffered) return deny('phone_provider_disabled')
  const code = address.channel === 'email' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit'
  const one = await ctx.limiter.take(`message:${group}:${address.value}:${state}`, 1, MINUTE_MS)
  if (!one.allowed) {
    const seconds = Math.ceil(one.retryAfterMs / 1000)
    const message = `For security purposes, you can only request this after ${seconds} seconds.`
    return deny(code, { message, retryAfterSeconds: seconds })
  }
  const all = await ctx.limiter.take(
    `messages:${address.channel}`,
    ctx.config.messagesPerHour,
    60 * MINUTE_MS,
  )
  return all.allowed ? null : deny(code, { retryAfterSeconds: Math.ceil(all.retryAfterMs / 1000) })
}
