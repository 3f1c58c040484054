import type { StickerId } from '#app/domain/progress/stickers.ts'
import { awardStickers } from '#app/domain/stickers/award-stickers.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'

/**
 * Stickers that a round or session has added to the album, the same each time it is handed in. A failure costs nobody their round: the album adds them when it is
 * next opened.
 */
export async function freshStickers(
  ctx: AppContext,
  playerId: string,
  wonBy: string,
): Promise<readonly StickerId[]> {
  try {
    return (await awardStickers(ctx, { playerId, wonBy })).fresh
  } catch (error) {
    ctx.log.error('awarding stickers failed', errorFields(error))
    return []
  }
}
