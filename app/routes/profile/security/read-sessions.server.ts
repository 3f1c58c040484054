import { listSessions } from '#app/domain/accounts/list-sessions.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Viewer } from '#app/request/viewer.server.ts'
import type { SessionRow } from './devices-section.tsx'

/** Where this person is signed in: this device first, then the last used. */
export async function readSessions(ctx: AppContext, { account, session }: Viewer): Promise<SessionRow[]> {
  const open = await listSessions(ctx, account.id)
  return open
    .map(({ id, device, refreshedAt }) => ({
      id,
      device,
      lastActiveAt: refreshedAt,
      current: id === session.id,
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current))
}
