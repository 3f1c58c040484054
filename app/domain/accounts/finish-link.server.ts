import { and, eq, gt, isNull } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { verb } from '#app/platform/verb.ts'
import { flowStates } from './accounts.schema.ts'
import type { SignedIn } from './accounts.types.ts'

/**
 * Uses up the code with which a browser comes back from linking a provider. Answers whether this account's own link stands
 * behind it: a code of anybody else's, or of a sign-in, says nothing about this account.
 */
export const finishLink = verb(
  { actor: 'user', owner: ({ account }) => account.id, budgets: ['token'], notice: null },
  run,
)

async function run(ctx: AppContext, { account }: SignedIn, authCode: string): Promise<boolean> {
  const used = await ctx.db
    .delete(flowStates)
    .where(
      and(
        eq(flowStates.authCodeHash, await secretHash(authCode)),
        eq(flowStates.userId, account.id),
        eq(flowStates.linking, true),
        isNull(flowStates.pendingIdentity),
        gt(flowStates.expiresAt, ctx.now()),
      ),
    )
    .returning({ id: flowStates.id })
  return used.length > 0
}
