// Every limit on how often something may be done, in one table. A limit that counts strangers by an account alone would let
// anybody shut its owner out: what can be done without signing in is counted by network, or by account and network together.
import type { AppContext } from './context.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface Budget {
  /** Whose calls are counted together: the caller's network, the actor (user or guest), or everybody. */
  readonly per: 'network' | 'actor' | 'all'
  readonly limit: number
  readonly windowMs: number
  /** Calls at once; `limit` when left out. */
  readonly burst?: number
}

export const BUDGETS = {
  // contracts of the public API: calls of one network address
  send: { per: 'network', limit: 30, windowMs: 5 * MINUTE, burst: 30 },
  verify: { per: 'network', limit: 30, windowMs: 5 * MINUTE, burst: 30 },
  token: { per: 'network', limit: 150, windowMs: 5 * MINUTE, burst: 30 },
  sso: { per: 'network', limit: 30, windowMs: 5 * MINUTE, burst: 30 },
  factor_challenge: { per: 'network', limit: 15, windowMs: MINUTE, burst: 30 },
  factor_verify: { per: 'network', limit: 15, windowMs: MINUTE, burst: 30 },
  /** Changes somebody signed in makes to their own things. */
  change: { per: 'actor', limit: 60, windowMs: 10 * MINUTE },
  /** Reads that gather much: an export. */
  export: { per: 'actor', limit: 10, windowMs: HOUR },
  link_child: { per: 'actor', limit: 5, windowMs: 10 * MINUTE },
  link_child_network: { per: 'network', limit: 20, windowMs: 10 * MINUTE },
  link_code: { per: 'actor', limit: 10, windowMs: HOUR },
  /** A child's questions to grown-ups: each may be a mail to somebody who never asked for one. */
  ask_consent: { per: 'actor', limit: 8, windowMs: DAY },
  operator: { per: 'network', limit: 30, windowMs: 10 * MINUTE },
  /** Pages that say what a link or code of an account is about. Scanners of mail open every link there is. */
  view_link: { per: 'network', limit: 300, windowMs: 10 * MINUTE },
  /** Opening and answering mailed links that need no sign-in: consent, newsletter. */
  mailed_link: { per: 'network', limit: 60, windowMs: 10 * MINUTE },
  /** Texts and homework questions: each may ask a language model. */
  write: { per: 'actor', limit: 30, windowMs: 10 * MINUTE },
  start_round: { per: 'actor', limit: 60, windowMs: 10 * MINUTE },
  /** A whole school may share one address; a script that throws its cookie away meets this one. */
  start_round_network: { per: 'network', limit: 1_200, windowMs: 10 * MINUTE },
  /** Twice as many as rounds can be opened: a connection that fails makes browsers post again. */
  finish_round: { per: 'actor', limit: 120, windowMs: 10 * MINUTE },
  /** A replay is the dearest thing a stranger can ask for. */
  finish_round_network: { per: 'network', limit: 2_400, windowMs: 10 * MINUTE },
  /** The album after a round, and when it is opened. */
  award_stickers: { per: 'actor', limit: 240, windowMs: 10 * MINUTE },
  /** Answers to study cards: one call each, or what waited on a device for the line to come back. */
  review_cards: { per: 'actor', limit: 1_200, windowMs: 10 * MINUTE },
  /** Making and changing study cards: a class list is typed in one go. */
  edit_cards: { per: 'actor', limit: 600, windowMs: 10 * MINUTE },
  /** Forms anybody may send. */
  form: { per: 'network', limit: 30, windowMs: 5 * MINUTE },
  /** Invitation codes tried: they are short enough to be searched for. */
  referral_code: { per: 'actor', limit: 20, windowMs: 10 * MINUTE },
  /** Access codes of teachers tried: they are as short. */
  access_code: { per: 'actor', limit: 20, windowMs: 10 * MINUTE },
  /** Calls of the data service: what a page reads and writes in one go is a handful. */
  data_service: { per: 'actor', limit: 3_000, windowMs: 10 * MINUTE },
  /** Calls that reach the card provider. */
  payment: { per: 'actor', limit: 30, windowMs: 10 * MINUTE },
  payment_network: { per: 'network', limit: 60, windowMs: 10 * MINUTE },
  /** Guests who buy for the first time: each is a customer at the card provider, and a checkout to be asked about. */
  new_buyer_network: { per: 'network', limit: 20, windowMs: HOUR },
  new_buyer_all: { per: 'all', limit: 600, windowMs: HOUR },
  payment_all: { per: 'all', limit: 6_000, windowMs: 10 * MINUTE },
} as const satisfies Record<string, Budget>

export type BudgetName = keyof typeof BUDGETS

/**
 * Milliseconds to wait when a budget is spent; null while there is some left, and one call is counted.
 * @param part with 'half' a call passes only while half of the calls at once are left
 */
export async function spend(
  ctx: AppContext,
  name: BudgetName,
  part: 'all' | 'half' = 'all',
): Promise<number | null> {
  const { per, limit, windowMs, burst: most = limit }: Budget = BUDGETS[name]
  const burst = part === 'half' ? Math.ceil(most / 2) : most
  const subject = per === 'all' ? name : `${name}:${await subjectOf(ctx, per)}`
  const { allowed, retryAfterMs } = await ctx.limiter.take(subject, limit, windowMs, burst)
  return allowed ? null : retryAfterMs
}

async function subjectOf(ctx: AppContext, per: 'network' | 'actor'): Promise<string> {
  if (per === 'network') return ctx.caller.network
  const actor = await ctx.identity.actor()
  if (actor.kind === 'user') return actor.userId
  if (actor.kind === 'visitor' && actor.guestId !== null) return actor.guestId
  return ctx.caller.network
}
