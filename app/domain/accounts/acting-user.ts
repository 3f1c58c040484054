import type { UserActor } from '#app/platform/actor.ts'
import type { Session, SignedIn } from './accounts.types.ts'
import { RECENT_MS } from './recent.ts'

/** Whether a second factor is set up and this session has not shown it. */
export function awaitsSecondFactor({ account, session }: SignedIn): boolean {
  return session.aal === 'aal1' && account.factors.some(({ status }) => status === 'verified')
}

/** When a session last proved who it is, in milliseconds since the epoch. */
export function provedAt({ amr, createdAt }: Pick<Session, 'amr' | 'createdAt'>): number {
  const proofs = amr
    .filter(({ method }) => method !== 'token_refresh')
    .map(({ timestamp }) => timestamp * 1000)
  return proofs.length === 0 ? createdAt : Math.max(...proofs)
}

/**
 * Somebody signed in, as the gates of verbs see them. An account without email and phone cannot be sent a code, so its
 * sign-in never grows old.
 */
export function actingUser(now: number, signedIn: SignedIn): UserActor {
  const { account, session } = signedIn
  const isReachable = account.email !== null || account.phone !== null
  return {
    kind: 'user',
    userId: account.id,
    sessionId: session.id,
    awaitsFactor: awaitsSecondFactor(signedIn),
    isFresh: !isReachable || now - provedAt(session) <= RECENT_MS,
  }
}
