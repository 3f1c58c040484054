import type { Statement } from '#app/db/run-batch.ts'
import { insertProfile } from '#app/domain/profiles/insert-profile.server.ts'
import { readProfileFields } from '#app/domain/profiles/profile-fields.ts'
import type { AppContext } from '#app/platform/context.ts'
import { identities, users } from '../accounts.schema.ts'
import type { Metadata } from '../accounts.types.ts'
import { auditEntry } from './audit.ts'
import { pendingsEnded } from './pending-sign-ups.ts'
import type { Address } from './read-address.ts'

/** Somebody whose one address has just been proved. */
export interface NewUser {
  id: string
  address: Address
  passwordHash: string | null
  /** When the form they came by asked who they are; null: it did not. */
  welcomedAt: number | null
  /** When their confirmation was sent; null: they proved the address without one. */
  confirmationSentAt: number | null
  metadata: Metadata
  /** How they came: 'email' and 'phone' have the user's id as subject. */
  identity: { id: string; provider: string; subject: string; data: Metadata }
}

/**
 * The identity of somebody who came by an address of their own. What they say about themselves never overrides what we know
 * of the address.
 */
export function ownIdentity({ channel, value }: Address, userId: string, said: Metadata, isProved: boolean) {
  const proof =
    channel === 'email'
      ? { email: value, email_verified: isProved }
      : { phone: value, phone_verified: isProved }
  return {
    provider: channel === 'email' ? 'email' : 'phone',
    subject: userId,
    data: { ...said, sub: userId, ...proof },
  }
}

/**
 * User, identity, profile and the note of it, and the end of every pending sign-up at the address: all or none, so that no
 * account is half made and none is made twice.
 */
export function newUserStatements(ctx: AppContext, user: NewUser): Statement[] {
  const now = ctx.now()
  const { identity, address, ...row } = user
  const times = { createdAt: now, updatedAt: now }
  const email = address.channel === 'email' ? address.value : null
  const proved =
    address.channel === 'email'
      ? { email: address.value, emailConfirmedAt: now }
      : { phone: address.value, phoneConfirmedAt: now }
  return [
    ctx.db.insert(users).values({ ...row, ...proved, ...times }),
    ctx.db.insert(identities).values({ userId: user.id, ...identity, email, lastSignInAt: now, ...times }),
    insertProfile(ctx, { id: user.id, ...readProfileFields(user.metadata) }),
    auditEntry(ctx, user.id, 'signed_up'),
    ...pendingsEnded(ctx, address),
  ]
}
