// An account comes to be in the moment its address is proved, of what its own attempt said and of nothing else.

import { isUniqueViolation } from '#app/db/is-unique-violation.ts'
import { runBatch } from '#app/db/run-batch.ts'
import { ageStatements } from '#app/domain/consent/age-statements.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { newUserStatements, ownIdentity } from './new-user.ts'
import { EMPTY_ATTEMPT, type PendingRow, readAttempt } from './pending-sign-ups.ts'

export interface MadeAccount {
  userId: string
  /** The code of a friend's link that the attempt came by; for the caller to apply (referrals know accounts, not the reverse). */
  invitation: string | null
}

/**
 * Makes the account of an attempt whose address was just proved, and ends every attempt at that address, in one batch.
 * The grown-up a child named is asked by the caller (onboarding), above this subject.
 * null when the address, or this very attempt, became an account meanwhile: then nothing is changed.
 * @param said 'nothing': whoever proved the address may not be who made the attempt, and gets a bare account
 */
export async function makeAccount(
  ctx: AppContext,
  pending: PendingRow,
  said: 'all' | 'nothing',
): Promise<MadeAccount | null> {
  const { id, channel, address: value, createdAt } = pending
  const address = { channel, value }
  const attempt = await readAttempt(ctx, pending)
  const { identityId } = attempt
  const { passwordHash, metadata, welcomed, stated, invitation } = said === 'all' ? attempt : EMPTY_ATTEMPT
  try {
    await runBatch(ctx.db, [
      ...newUserStatements(ctx, {
        id,
        address,
        passwordHash,
        metadata,
        welcomedAt: welcomed ? createdAt : null,
        confirmationSentAt: createdAt,
        identity: { id: identityId, ...ownIdentity(address, id, metadata, true) },
      }),
      ...(stated ? await ageStatements(ctx, { ...stated, userId: id }) : []),
    ])
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
  return { userId: id, invitation }
}
