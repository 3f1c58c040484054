import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { guardianLinks } from './guardians.schema.ts'
import { isLimited } from './is-limited.server.ts'

export interface UnlinkInput {
  guardianId: string
  childId: string
}

async function unlink(ctx: AppContext, { guardianId, childId }: UnlinkInput) {
  const gone = await ctx.db
    .delete(guardianLinks)
    .where(and(eq(guardianLinks.guardianId, guardianId), eq(guardianLinks.childId, childId)))
  return gone.meta.changes > 0 ? ok(null) : refuse('not_linked')
}

/** A parent stops looking after an account. The account itself stays as it is. */
export function unlinkChild(ctx: AppContext, input: UnlinkInput): Promise<Result<null, 'not_linked'>> {
  return unlink(ctx, input)
}

/** A child takes a grown-up off its list; not while the account still needs a grown-up's yes. */
export async function unlinkGuardian(
  ctx: AppContext,
  input: UnlinkInput,
): Promise<Result<null, 'not_linked' | 'consent_required'>> {
  return (await isLimited(ctx, input.childId)) ? refuse('consent_required') : unlink(ctx, input)
}
