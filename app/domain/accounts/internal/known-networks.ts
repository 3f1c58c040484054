// Networks somebody has signed in from lately, second factor and all: there a limit that strangers have used up does not hold. Stored is a keyed hash.
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { keyedHash } from '#app/platform/keys.server.ts'
import { knownNetworks } from '../accounts.schema.ts'

const DAY_MS = 86_400_000
/** A network nobody signed in from for this long is unknown again. */
export const KNOWN_FOR_MS = 90 * DAY_MS

/** Keyed hash of a user and the caller's network. */
export function networkHash(ctx: AppContext, userId: string): Promise<string> {
  return keyedHash(ctx.config, 'known network', `${userId} ${ctx.caller.network}`)
}

/** The statement that remembers a network (networkHash) as one of this user's, `onlyIf` that holds. */
export function networkRemembered(ctx: AppContext, userId: string, hash: string, onlyIf: SQL = sql`true`) {
  const seenAt = ctx.now()
  return ctx.db
    .insert(knownNetworks)
    .select(sql`select ${userId}, ${hash}, ${seenAt} where ${onlyIf}`)
    .onConflictDoUpdate({ target: [knownNetworks.userId, knownNetworks.networkHash], set: { seenAt } })
}

export async function isKnownNetwork(ctx: AppContext, userId: string): Promise<boolean> {
  const [known] = await ctx.db
    .select({ seenAt: knownNetworks.seenAt })
    .from(knownNetworks)
    .where(
      and(
        eq(knownNetworks.userId, userId),
        eq(knownNetworks.networkHash, await networkHash(ctx, userId)),
        gt(knownNetworks.seenAt, ctx.now() - KNOWN_FOR_MS),
      ),
    )
  return known !== undefined
}
