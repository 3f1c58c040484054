import type { AppContext } from '#app/platform/context.ts'
import type { Result } from '#engine/core/result.ts'
import { childNotices } from '../child-notices.server.ts'
import { type Link, removeLink } from './links.ts'

/** Takes a grown-up off a child's list. The child, whoever was removed and the other grown-ups are told, but not `by`. */
export async function removeAndNotify(
  ctx: AppContext,
  { guardianId, childId }: Link,
  by: { email: string | null },
): Promise<Result<null, 'not_linked'>> {
  const tell = await childNotices(ctx, { childId, notice: 'unlinked', by, guardianId })
  const removed = await removeLink(ctx, { guardianId, childId })
  if (removed.ok) await tell()
  return removed
}
