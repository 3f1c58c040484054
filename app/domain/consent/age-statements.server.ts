// What an account said about its age, written in the batch that makes the account or answers the welcome: neither is there
// without the other.
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { adultOn, isBelowAge, ofAgeOn } from './age-of-consent.ts'
import { ages, consents } from './consent.schema.ts'
import { readGuardianEmail, sealGuardianEmail } from './guardian-email.ts'

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
 * The statements that note an age, and limit an account below the age of its country. The first answer stays, and a later
 * one limits nobody, but may name the grown-up whom the first one did not.
 * Nothing is mailed yet: the grown-up is asked (ask-pending-consent) when the child's own address turns out to be real, so
 * that signing up mails nobody who did not ask.
 */
export async function ageStatements(ctx: AppContext, input: StatedAge): Promise<Statement[]> {
  const { userId, country, age, guardianEmail } = input
  const now = ctx.now()
  const days = { ofAgeOn: ofAgeOn(country, age, now), adultOn: adultOn(age, now) }
  const noted = ctx.db
    .insert(ages)
    .values({ userId, ...days, createdAt: now })
    .onConflictDoNothing()
  if (!isBelowAge(country, age)) return [noted]
  const address = readGuardianEmail(guardianEmail ?? '')
  const pending = address === null ? null : await sealGuardianEmail(ctx, address)
  const row: Partial<typeof consents.$inferInsert> = {
    childId: userId,
    ofAgeOn: days.ofAgeOn,
    pending,
    createdAt: now,
  }
  const names = Object.keys(getTableColumns(consents)) as (keyof typeof row)[]
  const values = sql.join(
    names.map((name) => sql`${row[name] ?? null}`),
    sql`, `,
  )
  const isFirst = sql`not exists (select 1 from ${ages} where ${eq(ages.userId, userId)})`
  const limited = ctx.db.insert(consents).select(sql`select ${values} where ${isFirst}`).onConflictDoNothing()
  const namedNobody = and(eq(consents.childId, userId), isNull(consents.pending), isNull(consents.askedAt))
  const isOpen = and(namedNobody, isNull(consents.confirmedAt), isNull(consents.revokedAt))
  return [
    limited,
    noted,
    ...(pending === null ? [] : [ctx.db.update(consents).set({ pending }).where(isOpen)]),
  ]
}
