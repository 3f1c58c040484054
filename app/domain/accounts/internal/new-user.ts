import type { AppContext } from '#app/context.ts'
import type { Statement } from '#app/db/run-batch.ts'
import { insertProfile } from '#app/domain/profiles/insert-profile.server.ts'
import { readProfileFields } from '#app/domain/profiles/profiles.types.ts'
import { identities, users } from '../accounts.schema.ts'
import type { Metadata } from '../accounts.types.ts'
import { auditEntry } from './audit.ts'
import type { Address } from './read-address.ts'

export interface NewUser {
  id: string
  email: string | null
  phone: string | null
  passwordHash: string | null
  /** Set when someone trustworthy already confirmed the email. */
  emailConfirmedAt: number | null
  /** When the form they came by asked who they are; null: it did not. */
  welcomedAt: number | null
  metadata: Metadata
  /** How they came: 'email' and 'phone' have the user's id as subject. */
  identity: { provider: string; subject: string; data: Metadata }
}

/**
 * Someone new with an address of their own that nobody confirmed yet. What they say about themselves never overrides
 * what we know of the identity.
 */
export function newcomer(
  { channel, value }: Address,
  id: string,
  { passwordHash, welcomedAt, data }: Pick<NewUser, 'passwordHash' | 'welcomedAt'> & { data: Metadata },
): NewUser {
  const byMail = channel === 'email'
  const proof = byMail ? { email: value, email_verified: false } : { phone: value, phone_verified: false }
  return {
    id,
    email: byMail ? value : null,
    phone: byMail ? null : value,
    passwordHash,
    emailConfirmedAt: null,
    welcomedAt,
    metadata: data,
    identity: {
      provider: byMail ? 'email' : 'phone',
      subject: id,
      data: { ...data, sub: id, ...proof },
    },
  }
}

/** User, identity, profile and the note of it: all or none, so that no account is half made. */
export function newUserStatements(ctx: AppContext, user: NewUser): Statement[] {
  const now = ctx.now()
  const { identity, ...row } = user
  return [
    ctx.db.insert(users).values({ ...row, createdAt: now, updatedAt: now }),
    ctx.db.insert(identities).values({
      id: ctx.newId(),
      userId: user.id,
      ...identity,
      email: user.email,
      lastSignInAt: now,
      createdAt: now,
      updatedAt: now,
    }),
    insertProfile(ctx, { id: user.id, ...readProfileFields(user.metadata) }),
    auditEntry(ctx, user.id, 'signed_up'),
  ]
}
