import { requireFeature } from '#app/domain/access/require-feature.server.ts'
import { readOwnStanding } from '#app/domain/profiles/read-own-standing.server.ts'
import { missingFor } from '#app/domain/profiles/standing.ts'
import type { AppContext } from '#app/platform/context.ts'
import { readHolder } from '#app/request/buyer.server.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import type { InputRights, WorksheetRight } from './input-rights.ts'

export async function readInputRights(request: Request, ctx: AppContext): Promise<InputRights> {
  const signedIn = await readSignedIn(request, ctx)
  const standing = signedIn && (await readOwnStanding(ctx, signedIn.account.id)).standing
  const open = await requireFeature(ctx, {
    holder: await readHolder(request, ctx),
    feature: 'worksheet-uploads',
  })
  const closed: WorksheetRight =
    standing === null ? 'visitor' : standing === 'grown_up' ? 'grown_up' : 'student'
  return {
    worksheets: open.ok ? 'open' : closed,
    voice: standing === null ? 'keyboard' : missingFor('account', standing) ? 'ask_grown_up' : 'device',
  }
}
