import { and, count, eq, gt, sql } from 'drizzle-orm'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import { readStandingFacts } from '#app/domain/profiles/read-standing-facts.server.ts'
import { isMinor } from '#app/domain/profiles/standing.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { childNotices } from './child-notices.server.ts'
import { guardianLinks, linkCodes } from './guardians.schema.ts'
import { linkCodeHash, readLinkCode } from './internal/link-code.ts'
import { linkStatement } from './internal/links.ts'
import { isGuardianOf } from './is-guardian-of.server.ts'

export interface LinkChildInput {
  guardianId: string
  /** As it was typed. */
  code: string
}

export type LinkRefusal = 'not_a_parent' | 'unknown_code' | 'too_many_children' | 'too_many_requests'

export const MAX_CHILDREN = 20

/**
 * Puts a child under a parent's care, by the code on the child's screen. A code works once. The child and the grown-ups it has
 * are told of a new one.
 */
export const linkChild = verb(
  {
    actor: 'user',
    owner: ({ guardianId }) => guardianId,
    budgets: ['link_child', 'link_child_network'],
    notice: 'child_linked',
  },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { guardianId, code }: LinkChildInput,
): Promise<Result<{ childId: string }, LinkRefusal>> {
  const [standing, profile] = await Promise.all([readStanding(ctx, guardianId), readProfile(ctx, guardianId)])
  if (standing !== 'grown_up' || profile?.role !== 'parent') return refuse('not_a_parent')

  const shown = readLinkCode(code)
  if (shown === null) return refuse('unknown_code')
  const now = ctx.now()
  const isShown = and(eq(linkCodes.codeHash, await linkCodeHash(ctx, shown)), gt(linkCodes.expiresAt, now))
  const [[found], [linked]] = await ctx.db.batch([
    ctx.db.select().from(linkCodes).where(isShown),
    ctx.db.select({ children: count() }).from(guardianLinks).where(eq(guardianLinks.guardianId, guardianId)),
  ])
  if (!found) return refuse('unknown_code')
  const { childId } = found
  // Of age since the code was shown.
  if (!isMinor(await readStandingFacts(ctx, childId), now)) return refuse('unknown_code')
  if ((linked?.children ?? 0) >= MAX_CHILDREN) return refuse('too_many_children')

  const isNew = !(await isGuardianOf(ctx, guardianId, childId))
  const by = { email: (await readAccount(ctx, guardianId))?.email ?? null }
  const tell = await childNotices(ctx, { childId, notice: 'linked', by, guardianId })
  const [, used] = await ctx.db.batch([
    linkStatement(ctx, guardianId, sql`select ${linkCodes.childId} from ${linkCodes} where ${isShown}`),
    ctx.db.delete(linkCodes).where(isShown).returning(),
  ])
  if (used.length === 0) return refuse('unknown_code')
  if (isNew) await tell()
  return ok({ childId })
}
