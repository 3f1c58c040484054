// start-, check- and end-timed-access (spec 000, section 7). What a client says of cost and of its own id counts for
// nothing.
import { z } from 'zod'
import { checkTimedAccess } from '#app/domain/access/check-timed-access.server.ts'
import { endTimedAccess } from '#app/domain/access/end-timed-access.server.ts'
import { startTimedAccess } from '#app/domain/access/start-timed-access.server.ts'
import type { TimedAccessRefusal } from '#app/domain/access/timed-access-refusals.ts'
import { declareServerFunction, needsSignIn } from './server-function.ts'

const REASONS: Readonly<Record<TimedAccessRefusal, string>> = {
  unknown_feature: 'There is no such timed feature',
  bad_duration: 'Choose a whole number of minutes, up to a day',
  not_entitled: 'Your plan or pass does not include this feature',
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
    const started = await startTimedAccess(ctx, { userId, feature, minutes: durationMinutes })
    return started.ok
      ? { ok: true, body: { success: true, message: 'Access started', ...started.value } }
      : { ok: true, body: { success: false, code: started.code, message: REASONS[started.code] } }
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
