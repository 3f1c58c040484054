import type { StickerId } from '#app/domain/progress/stickers.ts'
import { awardStickers } from '#app/domain/stickers/award-stickers.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'

/**
 * What a player who has finished a round has in their album. Whoever did has earned a sticker: an album without any is from before
 * there were stickers, and what was earned is added now.
 */
export async function stickersSoFar(
  ctx: AppContext,
  playerId: string,
  won: readonly StickerId[],
): Promise<readonly StickerId[]> {
  if (won.length > 0) return won
  try {
    return (await awardStickers(ctx, { playerId, wonBy: null })).won
  } catch (error) {
    ctx.log.error('awarding stickers failed', errorFields(error))
    return won
  }
}
