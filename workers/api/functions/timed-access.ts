// start-, check- and end-timed-access, purchase-timed-access (spec 000 and 001, section 7). What a client says of cost and of its own id counts for
// nothing.
import { z } from 'zod'
import { checkTimedAccess } from '#app/domain/access/check-timed-access.server.ts'
import { endTimedAccess } from '#app/domain/access/end-timed-access.server.ts'
import { startTimedAccess, type TimedAccess } from '#app/domain/access/start-timed-access.server.ts'
import type { TimedAccessRefusal } from '#app/domain/access/timed-access-refusals.ts'
import { buyArTime } from '#app/domain/ar/buy-ar-time.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { arTimeErrorText } from '#app/words/ar-refusals.ts'
import { timedAccessErrorText, timedAccessStarted } from '#app/words/timed-access-refusals.ts'
import type { Result } from '#engine/core/result.ts'
import { declareServerFunction, type FunctionAnswer, needsSignIn } from './server-function.ts'

/** The message is for people, in the caller's language: screens show it as it comes. */
function answer(ctx: AppContext, started: Result<TimedAccess, TimedAccessRefusal>): FunctionAnswer {
  const { locale } = ctx.caller
  return started.ok
    ? { ok: true, body: { success: true, message: timedAccessStarted({ locale }), ...started.value } }
    : {
        ok: true,
        body: { success: false, code: started.code, message: timedAccessErrorText(started.code, { locale }) },
      }
}

export const startTimedAccessFunction = declareServerFunction({
  body: z.strictObject({
    feature: z.string().max(60),
    durationMinutes: z.number(),
    cost: z.unknown().optional(),
  }),
  async handle(ctx, signedIn, { feature, durationMinutes }) {
    if (!signedIn) return needsSignIn()
    const { id: userId } = signedIn.account
    return answer(ctx, await startTimedAccess(ctx, { userId, feature, minutes: durationMinutes }))
  },
})

/** For AR games (spec 001, section 7): the game's time, and a session that lasts as long. */
export const purchaseTimedAccessFunction = declareServerFunction({
  body: z.strictObject({ gameId: z.string().max(60), durationMinutes: z.number() }),
  async handle(ctx, signedIn, { gameId, durationMinutes }) {
    if (!signedIn) return needsSignIn()
    const { id: userId } = signedIn.account
    const bought = await buyArTime(ctx, { userId, gameId, minutes: durationMinutes })
    const { locale } = ctx.caller
    if (bought.ok)
      return { ok: true, body: { success: true, message: timedAccessStarted({ locale }), ...bought.value } }
    return {
      ok: true,
      body: { success: false, code: bought.code, message: arTimeErrorText(bought.code, { locale }) },
    }
  },
})

export const checkTimedAccessFunction = declareServerFunction({
  body: z.strictObject({ feature: z.string().max(60) }),
  async handle(ctx, signedIn, { feature }) {
    if (!signedIn) return needsSignIn()
    const running = await checkTimedAccess(ctx, { userId: signedIn.account.id, feature })
    return {
      ok: true,
      body: running ? { active: true, ...running } : { active: false, remainingSeconds: 0, accessId: null },
    }
  },
})

export const endTimedAccessFunction = declareServerFunction({
  body: z.strictObject({ feature: z.string().max(60), accessId: z.string().max(60) }),
  async handle(ctx, signedIn, { accessId }) {
    if (!signedIn) return needsSignIn()
    await endTimedAccess(ctx, { userId: signedIn.account.id, accessId })
    return { ok: true, body: {} }
  },
})
