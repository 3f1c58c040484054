import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import { AR_SESSION_MS, type ArSession, type ArStartRefusal } from './ar.types.ts'
import { openSession } from './internal/open-session.server.ts'
import { requireArGame } from './require-ar-game.server.ts'

/** What only the device can know of itself; it decides nothing but which refusal is shown. */
export interface ArDevice {
  /** It shows AR, by WebXR or through its camera. */
  isCapable: boolean
  /** The camera may be used. */
  hasCamera: boolean
}

export interface ArStart {
  userId: string
  gameId: string
  /** null: the desk view, which needs neither AR nor a camera. */
  device: ArDevice | null
}

/**
 * Starts an AR session of 90 minutes. Asked for again while one of this game is open, by any page or device of the user's, it
 * answers that one; one of another game ends. A plan or pass has to open the game now, not until the end.
 */
export const startArSession = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, gameId, device }: ArStart,
): Promise<Result<ArSession, ArStartRefusal>> {
  if (device?.isCapable === false) return refuse('no_ar_device')
  const allowed = await requireArGame(ctx, { holder: { userId }, gameId })
  if (!allowed.ok) return allowed
  if (device?.hasCamera === false) return refuse('no_camera')
  return openSession(ctx, { userId, gameId, endsAt: ctx.now() + AR_SESSION_MS, extends: false })
}
