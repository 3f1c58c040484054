// How often mails and SMS may be asked for, and passwords tried. Nothing here lets a stranger shut somebody out: what is
// counted by account is counted by network, too, and a network the owner has signed in from stays open.
import type { AppContext } from '#app/platform/context.ts'
import { type AccountRefusal, deny } from '../refusals.ts'
import { isKnownNetwork } from './known-networks.ts'
import type { Address } from './read-address.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Guesses in a window. Six digits may be guessed less often than a password. */
const GUESSING = {
  password: { windowMs: 15 * MINUTE_MS, fromOneNetwork: 20, fromStrangers: 100 },
  /** At the link of its mail, of whoever opens that elsewhere. */
  sign_up: { windowMs: HOUR_MS, fromOneNetwork: 5, fromStrangers: 20 },
  factor: { windowMs: HOUR_MS, fromOneNetwork: 20, fromStrangers: 30 },
} as const

function tooMany(retryAfterMs: number): AccountRefusal {
  return deny('over_request_rate_limit', { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) })
}

/**
 * Counts a guess at a secret of an account (a password, a second factor): so many from one network; from all networks
 * together only where the owner has not signed in from this one.
 * @param of whose secret it is: an address as it was typed, or a user's id
 * @param userId the account, if there is one
 */
export async function limitGuesses(
  ctx: AppContext,
  secret: keyof typeof GUESSING,
  of: string,
  userId: string | null,
): Promise<AccountRefusal | null> {
  const { windowMs, fromOneNetwork, fromStrangers } = GUESSING[secret]
  const subject = `${secret}:${of}`
  const here = await ctx.limiter.take(`${subject}:${ctx.caller.network}`, fromOneNetwork, windowMs)
  if (!here.allowed) return tooMany(here.retryAfterMs)
  if (userId !== null && (await isKnownNetwork(ctx, userId))) return null
  const strangers = await ctx.limiter.take(subject, fromStrangers, windowMs)
  return strangers.allowed ? null : tooMany(strangers.retryAfterMs)
}

/** What a mail or SMS is about: each is counted by itself at one address. */
export type MessageGroup = 'confirmation' | 'recovery' | 'change' | 'reauthentication' | 'factor'

/** Ways back into an account keep a share of their own: strangers who sign up by the thousand leave it alone. */
const RESERVED: readonly MessageGroup[] = ['recovery', 'reauthentication', 'factor']
const RESERVED_SHARE = 0.3

/** Messages of one group to one address that one network may ask for, and strangers from all networks. */
const FROM_ONE_NETWORK_AN_HOUR = 12
const FROM_STRANGERS = { anHour: 60, atOnce: 20 } as const

export interface Addressee {
  /** Tells apart what may follow at once: an account confirmed since. */
  state?: string
  /** Whose proved address it is: where they have signed in before, what strangers have used up does not hold. */
  ownerId?: string | null
}

/**
 * Counts a message to an address, whether anyone has it or not. Of each group one a minute from one network; so many an hour from
 * there, and from all strangers together; and all messages of all accounts by the hour.
 */
export async function limitMessages(
  ctx: AppContext,
  group: MessageGroup,
  address: Address,
  { state = '', ownerId = null }: Addressee = {},
): Promise<AccountRefusal | null> {
  const code = address.channel === 'email' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit'
  const unserved = address.channel === 'sms' ? refuseUnserved(ctx, address) : null
  if (unserved) return unserved
  const subject = `message:${group}:${address.value}:${state}`
  const here = `${subject}:${ctx.caller.network}`
  const one = await ctx.limiter.take(here, 1, MINUTE_MS)
  if (!one.allowed) {
    const seconds = Math.ceil(one.retryAfterMs / 1000)
    const message = `For security purposes, you can only request this after ${seconds} seconds.`
    return deny(code, { message, retryAfterSeconds: seconds })
  }
  if (ownerId === null || !(await isKnownNetwork(ctx, ownerId))) {
    const waitMs = await strangersWait(ctx, subject, address)
    if (waitMs > 0) return deny(code, { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  }
  const isReserved = RESERVED.includes(group)
  const all = await ctx.limiter.take(
    `messages:${address.channel}${isReserved ? ':reserved' : ''}`,
    Math.ceil(ctx.config.messagesPerHour * (isReserved ? RESERVED_SHARE : 1 - RESERVED_SHARE)),
    HOUR_MS,
  )
  return all.allowed ? null : deny(code, { retryAfterSeconds: Math.ceil(all.retryAfterMs / 1000) })
}

/** Milliseconds until somebody who is not known to be the owner may have one more message sent; 0: it is counted. */
async function strangersWait(ctx: AppContext, subject: string, address: Address): Promise<number> {
  const { anHour, atOnce } = FROM_STRANGERS
  const from = `${subject}:${ctx.caller.network}:hour`
  const here = await ctx.limiter.take(from, FROM_ONE_NETWORK_AN_HOUR, HOUR_MS)
  if (!here.allowed) return here.retryAfterMs
  const all = await ctx.limiter.take(subject, anHour, HOUR_MS, atOnce)
  if (!all.allowed || address.channel === 'email') return all.retryAfterMs
  const range = await ctx.limiter.take(`sms-range:${rangeOf(address)}`, SMS_PER_RANGE_AND_HOUR, HOUR_MS)
  return range.retryAfterMs
}

/** SMS to one range of a thousand numbers: fraud pumps messages into a range it is paid for. */
const SMS_PER_RANGE_AND_HOUR = 20

function rangeOf({ value }: Address): string {
  return value.slice(0, -3)
}

function refuseUnserved(ctx: AppContext, { value }: Address): AccountRefusal | null {
  if (!ctx.config.smsOffered) return deny('phone_provider_disabled')
  return ctx.config.smsCallingCodes.some((code) => value.startsWith(code))
    ? null
    : deny('phone_country_not_served')
}
