import { and, eq, gt, notExists, or, sql } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import { readGuardianAddresses } from '#app/domain/guardians/read-guardian-addresses.server.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import type { Profile } from '#app/domain/profiles/profile-fields.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Concern } from '../concern.ts'
import { writings } from '../writing.schema.ts'

/** From one alert about a child to the next one, and the same words are kept once in it. */
const QUIET_MS = 60 * 60_000

export interface Noted {
  userId: string
  prompt: string
  concern: Concern
  profile: Profile | null
}

/**
 * Tells the grown-ups of a child that they are needed; what was written stays out of the mail. The hour of quiet runs from the last
 * alert, not from the last words: whoever goes on writing is told of again. What points at home is told to nobody there, and not kept:
 * who reads along may be who hurts.
 */
export async function noteConcern(
  ctx: AppContext,
  { userId, prompt, concern, profile }: Noted,
): Promise<void> {
  if (concern === 'abuse-at-home') return
  const now = ctx.now()
  const recipients = await readGuardianAddresses(ctx, userId)
  const locale = profile?.language ?? ctx.caller.locale
  const params = { childName: profile?.displayName ?? '', link: `${ctx.config.siteUrl}/family` }
  const lately = and(eq(writings.userId, userId), gt(writings.createdAt, now - QUIET_MS))
  const none = (which: ReturnType<typeof eq>) =>
    notExists(ctx.db.select({ id: writings.id }).from(writings).where(and(lately, which)))
  const isDue = recipients.length > 0 ? none(eq(writings.isAlert, true)) : sql`false`
  const isNew = none(and(eq(writings.concern, concern), eq(writings.prompt, prompt)) ?? sql`true`)
  const mails = await Promise.all(
    recipients.map((recipient) =>
      queueMessage(
        ctx,
        { channel: 'email', recipient, kind: 'child_concern', locale, params },
        { decoy: false, onlyIf: isDue },
      ),
    ),
  )
  await runBatch(ctx.db, [
    ...mails.map(({ statement }) => statement),
    ctx.db.insert(writings).select(
      sql`select ${ctx.newId()}, ${userId}, null, ${prompt}, null, null, ${concern}, ${isDue}, ${now}
          where ${or(isDue, isNew)}`,
    ),
  ])
  ctx.waitUntil(deliverMessages(ctx))
}
