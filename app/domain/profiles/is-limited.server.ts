import type { AppContext } from '#app/platform/context.ts'
import { readStanding } from './read-standing.server.ts'

/** Whether this account may only play for now (standing.ts). */
export async function isLimited(ctx: AppContext, userId: string): Promise<boolean> {
  return (await readStanding(ctx, userId)) === 'limited'
}
