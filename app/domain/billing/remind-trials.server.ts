import { and, eq, isNull, sql } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import { endingTrials } from '#app/domain/access/ending-trials.server.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { trials } from './billing.schema.ts'
import { readPaymentMailRecipients } from './internal/payment-mail-recipients.ts'

/** A trial lasts a day: this much before its end there is time to decide. */
export const TRIAL_NOTICE_MS = 6 * 60 * 60_000
/** Trials in one run; the next minute goes on. */
const MOST = 50

/**
 * Tells accounts, and a child's grown-ups, that their trial ends in some hours; once a trial. Nobody whose plan is another one by
 * then is told. Answers how many trials it dealt with. Safe at any time, any number of times.
 */
export const remindTrials = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const now = ctx.now()
  const soon = endingTrials(ctx, { from: now, until: now + TRIAL_NOTICE_MS })
  const ending = await ctx.db
    .select({ userId: trials.userId, tier: trials.tier, endsAt: soon.endsAt })
    .from(soon)
    .innerJoin(trials, eq(trials.userId, soon.userId))
    .where(isNull(trials.remindedAt))
    .limit(MOST)
  for (const trial of ending) await remind(ctx, trial)
  return ending.length
}

interface Ending {
  userId: string
  tier: string
  endsAt: number | null
}

async function remind(ctx: AppContext, { userId, tier, endsAt }: Ending): Promise<void> {
  const { expiresAt } = await readEntitlements(ctx, { userId })
  const mails = endsAt !== null && expiresAt === endsAt ? await mailsOf(ctx, { userId, tier, endsAt }) : []
  await runBatch(ctx.db, [
    ...mails.map(({ statement }) => statement),
    ctx.db
      .update(trials)
      .set({ remindedAt: ctx.now() })
      .where(and(eq(trials.userId, userId), isNull(trials.remindedAt))),
  ])
}

async function mailsOf(ctx: AppContext, { userId, tier, endsAt }: Ending & { endsAt: number }) {
  const { own, grownUps, locale } = await readPaymentMailRecipients(ctx, { userId, childId: null })
  const recipients = new Set([...(own === null ? [] : [own]), ...grownUps])
  const mails = [...recipients].map((recipient) => {
    const byChild = grownUps.includes(recipient)
    const link = `${ctx.config.siteUrl}${byChild ? '/family' : '/subscription'}`
    const params = { link, trial: { tier, endsAt, byChild } }
    const message = { channel: 'email', recipient, kind: 'trial_ending', locale, params } as const
    const onlyIf = sql`exists (select 1 from ${trials} where ${trials.userId} = ${userId} and ${trials.remindedAt} is null)`
    return queueMessage(ctx, message, { decoy: false, onlyIf })
  })
  return Promise.all(mails)
}
