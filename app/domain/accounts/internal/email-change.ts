// Who has agreed to a change of email. The new address proves it can be reached, the current one that its owner
// wants the change; neither can agree for the other.
import { and, eq, type SQL } from 'drizzle-orm'
import { users } from '../accounts.schema.ts'
import type { UserRow } from './find-user.ts'
import type { SentCode } from './sent-codes.ts'

/** Bits of `users.emailChangeConfirmations`. */
const NEW_AGREED = 1
const CURRENT_AGREED = 2

/** What the code says yes for, and the row it may say so to: another change may have been asked for meanwhile. */
export function agreement({ kind, ownerId, address }: SentCode): { bit: number; of: SQL | undefined } {
  return kind === 'email_change_new'
    ? { bit: NEW_AGREED, of: and(eq(users.id, ownerId), eq(users.newEmail, address)) }
    : { bit: CURRENT_AGREED, of: and(eq(users.id, ownerId), eq(users.email, address)) }
}

/** Which addresses have still to agree. */
export function stillToAgree(user: UserRow): { new: boolean; current: boolean } {
  const { newEmail, email, emailChangeConfirmations: agreed } = user
  const changing = newEmail !== null
  return {
    new: changing && (agreed & NEW_AGREED) === 0,
    current: changing && email !== null && (agreed & CURRENT_AGREED) === 0,
  }
}
