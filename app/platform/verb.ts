// One gate for every verb of the domain: each says who may call it, how often, and which notice mail it sends; here, and
// only here, that is enforced. tests/architecture/gates.test.ts fails for a verb that declares no gate.

import { asSystem, type UserActor } from './actor.ts'
import { type BudgetName, spend } from './budgets.ts'
import { type CallRefusal, spendAsPerson } from './captcha.server.ts'
import type { CaptchaPurpose } from './captcha-challenge.ts'
import type { AppContext } from './context.ts'
import type { NoticeKind } from './message.ts'

/** Whose guest purchases or account a call is about. */
export type Payer =
  | { readonly userId: string }
  | { readonly claimSecret: string }
  | { readonly claimHash: string }

export type GateReason =
  /** Nobody is signed in, and somebody has to be. */
  | { readonly kind: 'not_signed_in' }
  /** The session has to show its second factor first. */
  | { readonly kind: 'needs_factor' }
  /** The call is about somebody else's data. */
  | { readonly kind: 'not_yours' }
  /** The session proved who it is too long ago. */
  | { readonly kind: 'needs_fresh_proof' }
  | CallRefusal

type OwnerOf<Args extends readonly unknown[], Id> = (...args: Args) => Id

type Counted<Args extends readonly unknown[]> =
  | { readonly budgets: readonly BudgetName[]; readonly captcha?: undefined }
  | {
      readonly budgets: readonly [BudgetName]
      /** The second half of the budget is for those who solve one. */
      readonly captcha: {
        readonly purpose: CaptchaPurpose
        readonly token: (...args: Args) => string | undefined
      }
    }

export type Gate<Args extends readonly unknown[]> = Counted<Args> & {
  /** Mailed to the owner once the verb has succeeded; null: none, always or for these inputs. */
  readonly notice: NoticeKind | null | ((...args: Args) => NoticeKind | null)
} & (
    | { readonly actor: 'anyone' }
    /** Whoever holds the secret a call brings along: a cookie, a bearer, a mailed link. The verb itself checks it. */
    | { readonly actor: 'holder' }
    /** About somebody whom a verb of this same request has seen proof of: opens their session. */
    | { readonly actor: 'proved'; readonly owner: OwnerOf<Args, string> }
    /** Everybody where the owner is null; else the owner alone. */
    | { readonly actor: 'anyone_or_owner'; readonly owner: OwnerOf<Args, string | null> }
    /** Jobs, webhooks, other verbs (by asSystem) and the request layer: no route or API names the person a call is about. */
    | { readonly actor: 'system' }
    /** A user or this browser's guest, about what they play. */
    | { readonly actor: 'player'; readonly owner: OwnerOf<Args, string> }
    /** A user or this browser's guest, about what they buy; null: nobody bought yet. */
    | { readonly actor: 'buyer'; readonly owner: OwnerOf<Args, Payer | null> }
    /** Somebody signed in whose second factor may still be to come. */
    | { readonly actor: 'pending'; readonly owner: OwnerOf<Args, string>; readonly fresh?: true }
    /** Somebody signed in; `fresh`: who proved it lately (always, or for some inputs). */
    | {
        readonly actor: 'user'
        readonly owner: OwnerOf<Args, string>
        readonly fresh?: true | ((...args: Args) => boolean)
      }
    /** A grown-up who looks after the child a call is about; `owner` is the grown-up. */
    | {
        readonly actor: 'guardian'
        readonly owner: OwnerOf<Args, string>
        readonly child: OwnerOf<Args, string>
        readonly looksAfter: (ctx: AppContext, guardianId: string, childId: string) => Promise<boolean>
        readonly fresh?: true
      }
  )

/** Thrown where a verb has no refusal of its own for the reason: the request layer should have asked before. */
export class GateError extends Error {
  override readonly name = 'GateError'
  readonly reason: GateReason
  readonly status: (typeof STATUS)[GateReason['kind']]

  constructor(reason: GateReason) {
    super(reason.kind)
    this.reason = reason
    this.status = STATUS[reason.kind]
  }

  /** By name: the pages and the Worker are bundled apart, and each has a class of its own for the same error. */
  static override [Symbol.hasInstance](error: unknown): error is GateError {
    return error instanceof Error && error.name === 'GateError'
  }
}

const STATUS = {
  not_signed_in: 401,
  needs_factor: 403,
  not_yours: 403,
  needs_fresh_proof: 403,
  too_many: 429,
  needs_captcha: 400,
} as const satisfies Record<GateReason['kind'], number>

type Run<Args extends readonly unknown[], Value> = (ctx: AppContext, ...args: Args) => Promise<Value>

export interface Verb<Args extends readonly unknown[], Value> extends Run<Args, Value> {
  readonly gate: Gate<Args>
}

/**
 * A verb behind its gate.
 * @param refused what the verb answers to these arguments when the gate stays shut; without it a GateError is thrown
 */
export function verb<Args extends readonly unknown[], Value>(
  gate: Gate<Args>,
  run: Run<Args, Value>,
  refused?: (reason: GateReason, ctx: AppContext, ...args: Args) => Value | Promise<Value>,
): Verb<Args, Value> {
  async function gated(ctx: AppContext, ...args: Args): Promise<Value> {
    const reason = await admit(ctx, gate, args)
    if (reason !== null) {
      if (refused) return refused(reason, ctx, ...args)
      throw new GateError(reason)
    }
    const notice = typeof gate.notice === 'function' ? gate.notice(...args) : gate.notice
    // A verb that acts for another one, or a job, tells by itself whom it has to.
    const isOwnAct = notice !== null && (await ctx.identity.actor()).kind !== 'system'
    const send = isOwnAct ? await ctx.prepareNotice(asSystem(ctx), noticeTo(gate, args)) : null
    const value = await run(ctx, ...args)
    if (send && notice !== null && !isRefusal(value)) await send(notice)
    return value
  }
  return Object.assign(gated, { gate })
}

/** Why the gate stays shut; null when it opens. Budgets are counted last: a call that may not be made costs its owner none. */
export async function admit<Args extends readonly unknown[]>(
  ctx: AppContext,
  gate: Gate<Args>,
  args: Args,
): Promise<GateReason | null> {
  const reason = await refuseActor(ctx, gate, args)
  if (reason !== null) return reason
  if (gate.captcha) {
    const { purpose, token } = gate.captcha
    return spendAsPerson(ctx, gate.budgets[0], purpose, token(...args))
  }
  for (const name of gate.budgets) {
    const retryAfterMs = await spend(ctx, name)
    if (retryAfterMs !== null) return { kind: 'too_many', retryAfterMs }
  }
  return null
}

async function refuseActor<Args extends readonly unknown[]>(
  ctx: AppContext,
  gate: Gate<Args>,
  args: Args,
): Promise<GateReason | null> {
  if (gate.actor === 'anyone' || gate.actor === 'holder') return null
  const actor = await ctx.identity.actor()
  if (actor.kind === 'system') return null
  switch (gate.actor) {
    case 'system':
      return NOT_YOURS
    case 'proved':
      return ctx.identity.hasProved(gate.owner(...args)) ? null : NOT_YOURS
    case 'anyone_or_owner': {
      const owner = gate.owner(...args)
      if (owner === null) return null
      return actor.kind === 'visitor' ? NOT_SIGNED_IN : owns(actor, owner)
    }
    case 'player': {
      const owner = gate.owner(...args)
      if (actor.kind === 'visitor') return owner === actor.guestId ? null : NOT_YOURS
      return owns(actor, owner) ?? null
    }
    case 'buyer': {
      const owner = gate.owner(...args)
      if (owner === null) return null
      if ('userId' in owner) return actor.kind === 'visitor' ? NOT_SIGNED_IN : owns(actor, owner.userId)
      if (actor.kind !== 'visitor') return NOT_YOURS
      const isTheirs =
        'claimHash' in owner
          ? actor.claim?.hash === owner.claimHash
          : actor.claim?.secret === owner.claimSecret
      return isTheirs ? null : NOT_YOURS
    }
    case 'pending':
      if (actor.kind === 'visitor') return NOT_SIGNED_IN
      if (actor.userId !== gate.owner(...args)) return NOT_YOURS
      return gate.fresh && !actor.isFresh ? STALE : null
    case 'user': {
      if (actor.kind === 'visitor') return NOT_SIGNED_IN
      const needsFresh = typeof gate.fresh === 'function' ? gate.fresh(...args) : gate.fresh
      return owns(actor, gate.owner(...args)) ?? (needsFresh && !actor.isFresh ? STALE : null)
    }
    case 'guardian': {
      if (actor.kind === 'visitor') return NOT_SIGNED_IN
      const guardianId = gate.owner(...args)
      const reason = owns(actor, guardianId)
      if (reason !== null) return reason
      if (!(await gate.looksAfter(ctx, guardianId, gate.child(...args)))) return NOT_YOURS
      return gate.fresh && !actor.isFresh ? STALE : null
    }
  }
}

const NOT_SIGNED_IN: GateReason = { kind: 'not_signed_in' }
const NOT_YOURS: GateReason = { kind: 'not_yours' }
const STALE: GateReason = { kind: 'needs_fresh_proof' }

function owns(actor: UserActor, ownerId: string): GateReason | null {
  if (actor.awaitsFactor) return { kind: 'needs_factor' }
  return actor.userId === ownerId ? null : NOT_YOURS
}

function noticeTo<Args extends readonly unknown[]>(gate: Gate<Args>, args: Args): string {
  if (gate.actor === 'user' || gate.actor === 'pending' || gate.actor === 'guardian')
    return gate.owner(...args)
  throw new Error(`a verb for ${gate.actor} has nobody to send a notice to`)
}

function isRefusal(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false
}

/** What verbs with codes of their own answer: too many calls have a code everywhere, the rest is a bug of the caller. */
export function refuseTooMany(reason: GateReason): {
  readonly ok: false
  readonly code: 'too_many_requests'
} {
  if (reason.kind === 'too_many') return { ok: false, code: 'too_many_requests' }
  throw new GateError(reason)
}
