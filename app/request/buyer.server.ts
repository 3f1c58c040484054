// Who buys in this browser, and what they have a right to.

import { type Entitlements, entitlementsAt, NO_RECORDS } from '#app/domain/access/entitlements.ts'
import { type Holder, readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import type { Buyer } from '#app/domain/billing/billing.types.ts'
import type { AppContext } from '#app/platform/context.ts'
import { keyedHash, secretHash } from '#app/platform/keys.server.ts'
import { claimCookie, readClaimSecret, visitor } from './guest-cookies.server.ts'
import { readSignedIn } from './viewer.server.ts'

/** Who buys here; `setCookie` goes along with the answer, so that a guest keeps what they buy. */
export interface BrowserBuyer {
  buyer: Buyer
  setCookie: string | null
}

/** Who has bought here: the user signed in, or else this browser's guest; null for someone who never bought. */
export async function readBuyer(request: Request, ctx: AppContext): Promise<Buyer | null> {
  const signedIn = await readSignedIn(request, ctx)
  if (signedIn) return { userId: signedIn.account.id }
  const claimSecret = await readClaimSecret(request, ctx)
  return claimSecret === null ? null : { claimSecret }
}

/** As readBuyer; who never bought here becomes a guest who does. @param key of the page they buy on (newGuest) */
export async function requireBuyer(request: Request, ctx: AppContext, key: string): Promise<BrowserBuyer> {
  const known = await readBuyer(request, ctx)
  return known === null ? newGuest(ctx, key) : { buyer: known, setCookie: null }
}

/**
 * A new guest. The secret is made of the page's own unguessable key, so that a button pressed twice, before the
 * first answer has brought the cookie, is one guest.
 */
export async function newGuest(ctx: AppContext, key: string): Promise<BrowserBuyer> {
  const claimSecret = await keyedHash(ctx.config, 'guest purchases', key)
  const actor = await ctx.identity.actor()
  ctx.identity.become(await visitor(actor.kind === 'visitor' ? actor.guestId : null, claimSecret))
  return {
    buyer: { claimSecret },
    setCookie: await claimCookie(claimSecret, ctx),
  }
}

/** The buyer as rights know them; null holds no rights. */
export async function holderOf(buyer: Buyer | null): Promise<Holder | null> {
  if (buyer === null || 'userId' in buyer) return buyer
  return { claimHash: await secretHash(buyer.claimSecret) }
}

/** Whoever holds rights here: the user signed in, or else this browser's guest; null for someone who never bought. */
export async function readHolder(request: Request, ctx: AppContext): Promise<Holder | null> {
  return holderOf(await readBuyer(request, ctx))
}

/** What whoever is here has a right to: by their account, or else by what this browser's guest has bought. */
export async function readRights(request: Request, ctx: AppContext): Promise<Entitlements> {
  const holder = await readHolder(request, ctx)
  return holder === null ? entitlementsAt(NO_RECORDS, ctx.now()) : readEntitlements(ctx, holder)
}
