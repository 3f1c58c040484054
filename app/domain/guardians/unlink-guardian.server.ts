import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import { type Link, removeLink } from './internal/links.ts'
import { readStanding } from './read-standing.server.ts'
import { isChild } from './standing.ts'

/** A child takes a grown-up off its list; not below the age of consent, a yes or not: there a grown-up leaves by itself. */
export const unlinkGuardian = verb(
  { actor: 'user', owner: ({ childId }) => childId, budgets: ['change'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  link: Link,
): Promise<Result<null, 'not_linked' | 'consent_required' | 'too_many_requests'>> {
  return isChild(await readStanding(ctx, link.childId)) ? refuse('consent_required') : removeLink(ctx, link)
}
