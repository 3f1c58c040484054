import type { AppContext } from '#app/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import { type Link, removeLink } from './internal/links.ts'
import { isLimited } from './is-limited.server.ts'

/** A child takes a grown-up off its list; not while the account still needs a grown-up's yes. */
export const unlinkGuardian = verb(
  { actor: 'user', owner: ({ childId }) => childId, budgets: ['change'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  link: Link,
): Promise<Result<null, 'not_linked' | 'consent_required' | 'too_many_requests'>> {
  return (await isLimited(ctx, link.childId)) ? refuse('consent_required') : removeLink(ctx, link)
}
