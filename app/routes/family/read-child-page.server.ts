import type { Child } from '#app/domain/guardians/guardians.types.ts'
import { readChildren } from '#app/domain/guardians/read-children.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Viewer } from '#app/request/viewer.server.ts'

/** The child a page is about, for a grown-up who looks after it; 404 for everybody else. */
export async function readChildPage(ctx: AppContext, { account }: Viewer, childId: string): Promise<Child> {
  const children = await readChildren(ctx, account.id)
  const child = children.find(({ id }) => id === childId)
  if (!child) throw new Response(null, { status: 404 })
  return child
}
