import { and, eq, gt, isNotNull, notExists } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import { readGuardianAddresses } from '#app/domain/guardians/read-guardian-addresses.server.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import type { Profile } from '#app/domain/profiles/profile-fields.ts'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import type { Concern } from './concern.ts'
import { writings } from './writing.schema.ts'

/** Between two mails about the same child. */
const QUIET_MS = 60 * 60_000

export interface Noted {
  userId: string
  prompt: string
  concern: Concern
  profile: Profile | null
}

/**
 * Tells the grown-ups of a child that they are needed; what was written stays out of the mail. Noted once an hour, however often the
 * same words are sent. What points at home is told to
 * nobody there, and not kept: who reads along may be who hurts.
 */
export async function noteConcern(
  ctx: AppContext,
  { userId, prompt, concern, profile }: Noted,
): Promise<void> {
  if (concern === 'abuse-at-home') return
  const now = ctx.now()
  const id = await secretHash(JSON.stringify([userId, concern, prompt, Math.floor(now / QUIET_MS)]))
  const recipients = await readGuardianAddresses(ctx, userId)
  const locale = profile?.language ?? ctx.caller.locale
  const params = { childName: profile?.displayName ?? '', link: `${ctx.config.siteUrl}/family` }
  const lately = ctx.db
    .select({ id: writings.id })
    .from(writings)
    .where(
      and(eq(writings.userId, userId), isNotNull(writings.concern), gt(writings.createdAt, now - QUIET_MS)),
    )
  const mails = await Promise.all(
    recipients.map((recipient) =>
      queueMessage(
        ctx,
        { channel: 'email', recipient, kind: 'child_concern', locale, params },
        { decoy: false, onlyIf: notExists(lately) },
      ),
    ),
  )
  await runBatch(ctx.db, [
    ...mails.map(({ statement }) => statement),
    ctx.db.insert(writings).values({ id, userId, prompt, concern, createdAt: now }).onConflictDoNothing(),
  ])
  ctx.waitUntil(deliverMessages(ctx))
}
