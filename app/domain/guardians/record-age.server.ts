// What a new account said about its age. The first answer stays: nobody gets older by answering again.
import type { AppContext } from '#app/context.ts'
import { runBatch, type Statement } from '#app/db/run-batch.ts'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { isBelowAge, ofAgeOn } from './age-of-consent.ts'
import { consents } from './guardians.schema.ts'
import { readGuardianEmail, sealGuardianEmail } from './internal/guardian-email.ts'

export interface AgeAnswer {
  /** Two letters; see age-of-consent.ts. */
  country: string
  /** In whole years. Not stored. */
  age: number
  /** Who may be asked for a yes; null, or no address at all: the child names someone later. */
  guardianEmail: string | null
}

export interface RecordAgeInput extends AgeAnswer {
  userId: string
}

/** Only for an account that has just been made: an older one is not made a child's by whoever signs up again. */
const JUST_MADE_MS = 60_000

/** The statements for the batch that makes the account; none when the age needs nobody's yes. */
export async function ageStatements(ctx: AppContext, input: RecordAgeInput): Promise<Statement[]> {
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

/**
 * Limits a new account that says it is below the age of its country. Nothing is mailed yet: the grown-up is asked
 * (ask-consent) when the child's own address turns out to be real, so that signing up mails nobody who did not ask.
 */
export async function recordAge(ctx: AppContext, input: RecordAgeInput): Promise<void> {
  const account = await readAccount(ctx, input.userId)
  if (account && account.createdAt > ctx.now() - JUST_MADE_MS) {
    await runBatch(ctx.db, await ageStatements(ctx, input))
  }
}
