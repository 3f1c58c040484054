// What a new account said about its age, written in the batch that makes the account: neither is there without the other.
import type { AppContext } from '#app/context.ts'
import type { Statement } from '#app/db/run-batch.ts'
import { isBelowAge, ofAgeOn } from './age-of-consent.ts'
import { consents } from './guardians.schema.ts'
import { readGuardianEmail, sealGuardianEmail } from './internal/guardian-email.ts'

export interface StatedAge {
  userId: string
  /** Two letters; see age-of-consent.ts. */
  country: string
  /** In whole years. Not stored. */
  age: number
  /** Who may be asked for a yes; null, or no address at all: the child names someone later. */
  guardianEmail: string | null
}

/**
 * The statements that limit an account which says it is below the age of its country; none when its age needs nobody's yes.
 * Nothing is mailed yet: the grown-up is asked (ask-pending-consent) when the child's own address turns out to be real, so
 * that signing up mails nobody who did not ask.
 */
export async function ageStatements(ctx: AppContext, input: StatedAge): Promise<Statement[]> {
  const { userId, country, age, guardianEmail } = input
  if (!isBelowAge(country, age)) return []
  const address = readGuardianEmail(guardianEmail ?? '')
  const now = ctx.now()
  return [
    ctx.db
      .insert(consents)
      .values({
        childId: userId,
        ofAgeOn: ofAgeOn(country, age, now),
        pending: address === null ? null : await sealGuardianEmail(ctx, address),
        createdAt: now,
      })
      .onConflictDoNothing(),
  ]
}
