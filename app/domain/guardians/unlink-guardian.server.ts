import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import { isChild } from '#app/domain/profiles/standing.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import { type Link, removeLink } from './internal/links.ts'

/**
 * A child takes a grown-up off its list; not while somebody's yes stands for it: then the mailbox that said yes does. Without one
 * nobody else could, whoever got hold of the child's code.
 */
export const unlinkGuardian = verb(
  { actor: 'user', owner: ({ childId }) => childId, budgets: ['change'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  link: Link,
): Promise<Result<null, 'not_linked' | 'consent_required' | 'too_many_requests'>> {
  const standing = await readStanding(ctx, link.childId)
  return isChild(standing) && standing !== 'limited' ? refuse('consent_required') : removeLink(ctx, link)
}
