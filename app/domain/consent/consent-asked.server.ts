import { and, eq, isNull } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { consents } from './consent.schema.ts'
import type { ConsentRow } from './find-consents.server.ts'
import { sealGuardianEmail } from './guardian-email.ts'

/**
 * The statement that notes a question to this address, with the token of its link; older links are void. In an object, for a
 * statement that is awaited runs.
 */
export async function consentAsked(
  ctx: AppContext,
  { childId, address, token }: { childId: string; address: string; token: string },
): Promise<{ statement: Statement }> {
  const pending = await sealGuardianEmail(ctx, address)
  const tokenHash = await secretHash(token)
  const statement = ctx.db
    .update(consents)
    .set({ pending, tokenHash, askedAt: ctx.now(), remindedAt: null })
    .where(and(eq(consents.childId, childId), isNull(consents.confirmedAt)))
  return { statement }
}

/** The statement that notes a second mail about the same question, whose link takes the place of the first; nothing once it is answered. */
export async function consentReminded(
  ctx: AppContext,
  { childId, tokenHash }: Pick<ConsentRow, 'childId' | 'tokenHash'>,
  token: string,
): Promise<{ statement: Statement }> {
  if (tokenHash === null) throw new Error('nobody was asked')
  const newHash = await secretHash(token)
  const statement = ctx.db
    .update(consents)
    .set({ tokenHash: newHash, remindedAt: ctx.now() })
    .where(
      and(eq(consents.childId, childId), eq(consents.tokenHash, tokenHash), isNull(consents.confirmedAt)),
    )
  return { statement }
}
