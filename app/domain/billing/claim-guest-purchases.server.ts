import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { isUserSql } from '#app/db/is-user-sql.ts'
import { runBatch, type Statement } from '#app/db/run-batch.ts'
import { claimStatement } from '#app/domain/access/grant-statements.server.ts'
import { awaitsAge } from '#app/domain/accounts/awaits-age.server.ts'
import { PASS_LEVELS } from '#app/domain/catalogue/one-time-items.ts'
import { readGuardianAddresses } from '#app/domain/guardians/read-guardian-addresses.server.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { isLimited } from '#app/domain/profiles/is-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { checkouts, customers } from './billing.schema.ts'
import { receiptStatement } from './internal/receipt.ts'
import { syncPassClock } from './internal/sync-pass-clock.ts'

/**
 * Everything bought with a guest's secret joins an account: what is there, and what is still being paid for. Once: whoever
 * comes first keeps it; coming again changes nothing. A child's grown-ups get the receipts. `claim_used`: another account has
 * them; `consent_required`: this one may only play for now, and may claim them later;
 * `age_required`: nobody has asked this one yet how old they are, and it claims them after that.
 */
export const claimGuestPurchases = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { userId, claimSecret }: { userId: string; claimSecret: string },
): Promise<Result<null, 'claim_used' | 'consent_required' | 'age_required'>> {
  if (await isLimited(ctx, userId)) return refuse('consent_required')
  if (await awaitsAge(ctx, userId)) return refuse('age_required')
  const claimHash = await secretHash(claimSecret)
  const copies = await copyStatements(ctx, claimHash, await readGuardianAddresses(ctx, userId))
  await runBatch(ctx.db, [
    // Before the purchases have an owner: the copies' own condition looks at that.
    ...copies,
    ctx.db
      .update(customers)
      .set({ claimedBy: userId })
      .where(
        and(
          eq(customers.claimHash, claimHash),
          isNull(customers.claimedBy),
          // Erased in this moment: nobody would look after what is paid later.
          isUserSql(sql`${userId}`),
        ),
      ),
  ])
  const customer = await ctx.db.select().from(customers).where(eq(customers.claimHash, claimHash)).get()
  if (customer?.claimedBy !== userId) return refuse('claim_used')
  await runBatch(ctx.db, [claimStatement(ctx, claimHash, userId)])
  ctx.waitUntil(syncPassClock(ctx, userId, new Set(PASS_LEVELS)))
  if (copies.length > 0) ctx.waitUntil(deliverMessages(ctx))
  return ok(null)
}

/** Receipts of what is paid, to these addresses, unless the purchases were claimed before; what is paid later has its own. */
async function copyStatements(
  ctx: AppContext,
  claimHash: string,
  addresses: readonly string[],
): Promise<Statement[]> {
  if (addresses.length === 0) return []
  const rows = await ctx.db
    .select({ row: checkouts })
    .from(checkouts)
    .innerJoin(customers, eq(customers.id, checkouts.customerId))
    .where(and(eq(customers.claimHash, claimHash), ne(checkouts.kind, 'consent')))
  const copies = rows.flatMap(({ row }) => {
    const onlyIf = sql`exists (select 1 from ${checkouts} inner join ${customers} on ${customers.id} = ${checkouts.customerId}
      where ${checkouts.id} = ${row.id} and ${checkouts.status} = 'paid' and ${customers.claimedBy} is null)`
    return addresses.map((address) => receiptStatement(ctx, row, address, { isCopy: true, onlyIf }))
  })
  return (await Promise.all(copies)).map(({ statement }) => statement)
}
