import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import {
  ADD_ON_CONTENTS,
  type AddOn,
  isPassLevel,
  PASS_MS,
  type PassLevel,
} from '#app/domain/catalogue/one-time-items.ts'
import type { AppContext } from '#app/platform/context.ts'
import { grants } from './access.schema.ts'
import type { Holder } from './read-entitlements.server.ts'

export interface NewGrant {
  /** Names where it comes from; the same id is granted once. */
  id: string
  holder: Holder
  item: PassLevel | AddOn
  /** From when its time counts, in milliseconds. */
  at: number
  /** Nothing is granted unless this holds when the batch runs. */
  onlyIf?: SQL
}

/**
 * The statement that hands a pass or an add-on over, for the batch of whoever sells or gives it. A pass of a level that
 * still runs begins where that one ends, so buying again extends; a boost likewise.
 */
export function grantStatement(
  ctx: AppContext,
  { id, holder, item, at, onlyIf = sql`true` }: NewGrant,
): Statement {
  const lasts = durationOf(item)
  const userId = 'userId' in holder ? holder.userId : null
  const claimHash = 'claimHash' in holder ? holder.claimHash : null
  const same = sql`${grants.item} = ${item} and ${grants.revokedAt} is null
    and (${grants.userId} = ${userId} or ${grants.claimHash} = ${claimHash})`
  const startsAt =
    lasts === null
      ? sql`${at}`
      : sql`max(${at}, coalesce((select max(${grants.endsAt}) from ${grants} where ${same}), 0))`
  return ctx.db
    .insert(grants)
    .select(
      sql`select ${id}, ${userId}, ${claimHash}, ${item}, starts_at, starts_at + ${lasts}, null
        from (select ${startsAt} as starts_at) where ${onlyIf}`,
    )
    .onConflictDoNothing({ target: grants.id })
}

/** The statement that takes a grant back from a moment on; taking back twice changes nothing. */
export function revokeStatement(ctx: AppContext, id: string, at: number): Statement {
  return ctx.db
    .update(grants)
    .set({ revokedAt: at })
    .where(and(eq(grants.id, id), isNull(grants.revokedAt)))
}

/** The statement that gives back what was taken back: a dispute was won. */
export function restoreStatement(ctx: AppContext, id: string): Statement {
  return ctx.db
    .update(grants)
    .set({ revokedAt: null })
    .where(and(eq(grants.id, id), isNotNull(grants.revokedAt)))
}

/** The statement by which an account takes over what a guest holds by a claim secret; once, whoever comes first. */
export function claimStatement(ctx: AppContext, claimHash: string, userId: string): Statement {
  return ctx.db
    .update(grants)
    .set({ userId, claimHash: null })
    .where(and(eq(grants.claimHash, claimHash), isNull(grants.userId), isNotNull(grants.claimHash)))
}

/** Milliseconds; null: for good. */
function durationOf(item: PassLevel | AddOn): number | null {
  if (isPassLevel(item)) return PASS_MS
  return item === 'learning-boost' ? ADD_ON_CONTENTS[item].ms : null
}
