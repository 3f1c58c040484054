import { readOwnProgress } from '#app/domain/profiles/read-own-progress.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import type { ShownStanding } from './viewer.ts'

/** What the header says of somebody's level and days in a row; null where it could not be read: no page falls for it. */
export async function readShellStanding(ctx: AppContext, userId: string): Promise<ShownStanding | null> {
  try {
    const { level, streakDays } = await readOwnProgress(ctx, userId)
    return { level, streakDays }
  } catch (error) {
    ctx.log.error('reading the standing for the header failed', errorFields(error))
    return null
  }
}
