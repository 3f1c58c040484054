// How often mails and SMS may be asked for, and secrets guessed. Nothing here lets a stranger shut somebody out: what is
// counted by account is counted by network, too, a network the owner has signed in from stays open, some of what all may
// use is kept back for sites that were not seen yet, and whoever has proved a first factor has limits of their own.
import type { AppContext } from '#app/platform/context.ts'
import { siteOf } from '#app/platform/network.ts'
import { type AccountRefusal, accountRefusal } from '../refusals.ts'
import { isKnownNetwork } from './known-networks.ts'
import type { Address } from './read-address.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What strangers may do about one account or address in a window. */
interface StrangerLimit {
  windowMs: number
  /** A site is what one subscriber may hold many networks of: a /48 of IPv6. */
  fromOneSite: number
  fromAll: number
  /** Calls of all at once; `fromAll` when left out. */
  atOnce?: number
  /** How many of those at once only sites may use that were not seen in this window: the first calls of each. */
  keptBack: number
  firstCalls: number
}

/** Guesses in a window. Six digits may be guessed less often than a password. */
const GUESSING = {
  password: {
    fromOneNetwork: 20,
    windowMs: 15 * MINUTE_MS,
    fromOneSite: 40,
    fromAll: 100,
    keptBack: 20,
    firstCalls: 5,
  },
  /** At the link of its mail, of whoever opens that elsewhere. */
  sign_up: {
    fromOneNetwork: 5,
    windowMs: HOUR_MS,
    fromOneSite: 10,
    fromAll: 20,
    keptBack: 5,
    firstCalls: 2,
  },
  factor: { fromOneNetwork: 20, windowMs: HOUR_MS, fromOneSite: 20, fromAll: 30, keptBack: 5, firstCalls: 2 },
} as const satisfies Record<string, StrangerLimit & { fromOneNetwork: number }>

function tooMany(retryAfterMs: number): AccountRefusal {
  return accountRefusal('over_request_rate_limit', { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) })
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
  const limit = GUESSING[secret]
  const subject = `${secret}:${of}`
  const here = await ctx.limiter.take(
    `${subject}:${ctx.caller.network}`,
    limit.fromOneNetwork,
    limit.windowMs,
  )
  if (!here.allowed) return tooMany(here.retryAfterMs)
  if (userId !== null && (await isKnownNetwork(ctx, userId))) return null
  const waitMs = await strangersWait(ctx, subject, limit)
  return waitMs === 0 ? null : tooMany(waitMs)
}

/** Proofs (password, nonce) one session may try, from wherever: whoever holds its cookie or token alone guesses no further. */
const PROOFS_OF_ONE_SESSION = { anHour: 20, atOnce: 10 } as const

/** Counts a session's try to prove again who it is. By the session: nobody else can use it up. */
export async function limitProofs(ctx: AppContext, sessionId: string): Promise<AccountRefusal | null> {
  const { anHour, atOnce } = PROOFS_OF_ONE_SESSION
  const { allowed, retryAfterMs } = await ctx.limiter.take(`proof:${sessionId}`, anHour, HOUR_MS, atOnce)
  return allowed ? null : tooMany(retryAfterMs)
}

/** Milliseconds until somebody who is not known to be the owner may do this once more; 0: it is counted. */
async function strangersWait(
  ctx: AppContext,
  subject: string,
  { windowMs, fromOneSite, fromAll, atOnce = fromAll, keptBack, firstCalls }: StrangerLimit,
): Promise<number> {
  const site = `${subject}:site:${siteOf(ctx.caller.network)}`
  const here = await ctx.limiter.take(site, fromOneSite, windowMs)
  if (!here.allowed) return here.retryAfterMs
  const first = await ctx.limiter.take(`${site}:first`, firstCalls, windowMs)
  const all = await ctx.limiter.take(subject, fromAll, windowMs, first.allowed ? atOnce : atOnce - keptBack)
  return all.allowed ? 0 : all.retryAfterMs
}

/** What a mail or SMS is about: of each kind one a minute, from one network to one address. */
export type MessageGroup = 'confirmation' | 'recovery' | 'change' | 'reauthentication' | 'factor'

/** Messages of all kinds to one address, which strangers ask for. */
const TO_ONE_ADDRESS: StrangerLimit = {
  windowMs: HOUR_MS,
  fromOneSite: 12,
  fromAll: 60,
  atOnce: 20,
  keptBack: 10,
  firstCalls: 1,
}

/** Messages of one kind that an account asks for itself, to an address it has proved. */
const TO_ONESELF = { fromOneNetworkAnHour: 12, fromUnknownAnHour: 20, atOnce: 10 } as const

/**
 * How the hour's messages of all accounts are divided: strangers who sign up by the thousand leave the ways back into an
 * account alone, and both leave alone who has proved a first factor.
 */
const SHARES = {
  open: ['', 0.5],
  recovery: [':recovery', 0.3],
  proved: [':proved', 0.2],
} as const

export interface Addressee {
  /** Tells apart what may follow at once: an account confirmed since. */
  state?: string
  /** Whose proved address it is: where they have signed in before, what strangers have used up does not hold. */
  ownerId?: string | null
  /**
   * The account or verified factor whose proved address it is, where a session of that very account asks: it has limits of its own, which
   * no stranger can use up.
   */
  proved?: string | null
}

/**
 * Counts a message to an address, whether anyone has it or not. Of each group one a minute from one network; so many an hour from
 * there, and from all strangers together; and all messages of all accounts by the hour.
 */
export async function limitMessages(
  ctx: AppContext,
  group: MessageGroup,
  address: Address,
  { state = '', ownerId = null, proved = null }: Addressee = {},
): Promise<AccountRefusal | null> {
  const code = address.channel === 'email' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit'
  const unserved = address.channel === 'sms' ? refuseUnserved(ctx, address) : null
  if (unserved) return unserved
  const subject = proved === null ? `${group}:${address.value}:${state}` : `${group}:proved:${proved}`
  const one = await ctx.limiter.take(`message:${subject}:${ctx.caller.network}`, 1, MINUTE_MS)
  if (!one.allowed) {
    const seconds = Math.ceil(one.retryAfterMs / 1000)
    const message = `For security purposes, you can only request this after ${seconds} seconds.`
    return accountRefusal(code, { message, retryAfterSeconds: seconds })
  }
  const isKnown = ownerId !== null && (await isKnownNetwork(ctx, ownerId))
  const waitMs =
    proved !== null
      ? await ownWait(ctx, `message:${subject}`, isKnown)
      : isKnown
        ? 0
        : await strangersMessageWait(ctx, address)
  if (waitMs > 0) return accountRefusal(code, { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  const [name, share] = SHARES[proved !== null ? 'proved' : group === 'recovery' ? 'recovery' : 'open']
  const all = await ctx.limiter.take(
    `messages:${address.channel}${name}`,
    Math.ceil(ctx.config.messagesPerHour * share),
    HOUR_MS,
  )
  return all.allowed ? null : accountRefusal(code, { retryAfterSeconds: Math.ceil(all.retryAfterMs / 1000) })
}

async function strangersMessageWait(ctx: AppContext, address: Address): Promise<number> {
  const waitMs = await strangersWait(ctx, `messages-to:${address.value}`, TO_ONE_ADDRESS)
  if (waitMs > 0 || address.channel === 'email') return waitMs
  const range = await ctx.limiter.take(`sms-range:${rangeOf(address)}`, SMS_PER_RANGE_AND_HOUR, HOUR_MS)
  return range.retryAfterMs
}

/** Whoever knows a password reaches this: such a one does not shut the owner out of the networks that are known. */
async function ownWait(ctx: AppContext, subject: string, isKnown: boolean): Promise<number> {
  const { fromOneNetworkAnHour, fromUnknownAnHour, atOnce } = TO_ONESELF
  const here = await ctx.limiter.take(`${subject}:${ctx.caller.network}:hour`, fromOneNetworkAnHour, HOUR_MS)
  if (!here.allowed || isKnown) return here.retryAfterMs
  const unknown = await ctx.limiter.take(subject, fromUnknownAnHour, HOUR_MS, atOnce)
  return unknown.retryAfterMs
}

/** SMS to one range of a thousand numbers: fraud pumps messages into a range it is paid for. */
const SMS_PER_RANGE_AND_HOUR = 20

function rangeOf({ value }: Address): string {
  return value.slice(0, -3)
}

function refuseUnserved(ctx: AppContext, { value }: Address): AccountRefusal | null {
  if (!ctx.config.smsOffered) return accountRefusal('phone_provider_disabled')
  return ctx.config.smsCallingCodes.some((code) => value.startsWith(code))
    ? null
    : accountRefusal('phone_country_not_served')
}
