import { readArSession } from '#app/domain/ar/read-ar-session.server.ts'
import { readArTime } from '#app/domain/ar/read-ar-time.server.ts'
import { requireArGame } from '#app/domain/ar/require-ar-game.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { readHolder, readRights } from '#app/request/buyer.server.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import { NOTHING_OWNED } from '#app/stage/owned.ts'
import { viewOwned } from '#app/views/owned.server.ts'
import { readOffer } from './read-offer.server.ts'

/**
 * What of an AR game's needs we know: whether somebody is signed in, and why the game is not open to them (null: it is); the
 * session of it that is open, what its rounds are played with, the minutes of its timed access, and what is said of plans to whom
 * it is closed. Where rights or games cannot be read, the page says so and opens nothing.
 */
export async function readNeeds(request: Request, ctx: AppContext, gameId: string) {
  const signedIn = await readSignedIn(request, ctx)
  try {
    const holder = await readHolder(request, ctx)
    const [allowed, rights, session, timedMinutes] = await Promise.all([
      requireArGame(ctx, { holder, gameId }),
      readRights(request, ctx),
      signedIn && readArSession(ctx, { userId: signedIn.account.id }),
      readArTime(ctx, { holder, gameId }),
    ])
    return {
      isSignedIn: signedIn !== null,
      refusal: allowed.ok ? null : allowed.code,
      offer: !allowed.ok && allowed.code === 'not_entitled' ? await readOffer(request, ctx) : null,
      session: session?.game === gameId ? session : null,
      owned: viewOwned(rights, gameId),
      timedMinutes,
      hasFailed: false,
    }
  } catch (error) {
    ctx.log.error('reading what an AR game needs failed', errorFields(error))
    return {
      isSignedIn: signedIn !== null,
      refusal: 'unknown_game' as const,
      offer: null,
      session: null,
      owned: NOTHING_OWNED,
      timedMinutes: null,
      hasFailed: true,
    }
  }
}
