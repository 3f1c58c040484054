import { runBatch } from '#app/db/run-batch.ts'
import type { Account } from '#app/domain/accounts/accounts.types.ts'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { consentState } from '#app/domain/consent/consent-state.ts'
import { findConsent } from '#app/domain/consent/find-consents.server.ts'
import { unsealGuardianEmail } from '#app/domain/consent/guardian-email.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { ChildNotice } from '#app/platform/message.ts'
import { readGuardianAddresses } from './read-guardian-addresses.server.ts'

export interface ChildNoticeInput {
  childId: string
  notice: ChildNotice
  /** The grown-up who acts: they know. */
  by: Pick<Account, 'email'>
  /** The grown-up who was linked or removed. */
  guardianId?: string
}

/**
 * Who is to be told what a grown-up does with a child's account (the other grown-ups, the child's own address; of a new link also
 * who is asked for a yes), read now; and what tells them, called once it is done: the account may be gone by then.
 */
export async function childNotices(
  ctx: AppContext,
  { childId, notice, by, guardianId }: ChildNoticeInput,
): Promise<() => Promise<void>> {
  const [account, profile, guardian, grownUps, asked] = await Promise.all([
    readAccount(ctx, childId),
    readProfile(ctx, childId),
    guardianId === undefined ? null : readProfile(ctx, guardianId),
    readGuardianAddresses(ctx, childId),
    notice === 'linked' ? readAskedAddress(ctx, childId) : null,
  ])
  const own = account?.emailConfirmedAt == null ? null : account.email
  const addresses = new Set([...grownUps, asked, own].filter((address) => address !== null))
  const recipients = [...addresses].filter((address) => address !== by.email)
  const locale = profile?.language ?? ctx.caller.locale
  const childName = profile?.displayName ?? own ?? childId
  const guardianName = guardian?.displayName
  return async () => {
    const messages = await Promise.all(
      recipients.map((recipient) => {
        const params = { childName, childNotice: notice, ...(guardianName && { guardianName }) }
        const message = { channel: 'email', recipient, kind: 'child_notice', locale, params } as const
        return queueMessage(ctx, message, { decoy: false })
      }),
    )
    await runBatch(
      ctx.db,
      messages.map(({ statement }) => statement),
    )
    ctx.waitUntil(deliverMessages(ctx))
  }
}

/** Who was mailed the question and has not answered yet; null: nobody. */
async function readAskedAddress(ctx: AppContext, childId: string): Promise<string | null> {
  const row = await findConsent(ctx, childId)
  if (!row?.pending || consentState(row, ctx.now()) !== 'waiting') return null
  return unsealGuardianEmail(ctx, row.pending)
}
