// POST /play/rounds {gameId, band, timed, language, challenge, attemptId} -> 201 {roundId, gameId, rulesVersion, options}; the
// guest cookie comes with the first round of somebody not signed in.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { z } from 'zod'
import { gameEntitlements } from '#app/domain/play/entitlements.ts'
import { startRound } from '#app/domain/play/start-round.server.ts'
import { refusalResponse } from '#app/platform/errors.ts'
import { readRights } from '#app/request/buyer.server.ts'
import { requirePlayer } from '#app/request/player.server.ts'
import { CHALLENGES } from '#engine/core/game-rules.ts'
import { LANGUAGES } from '#engine/core/languages.ts'

const body = z.strictObject({
  gameId: z.string().max(40),
  band: z.string().max(20),
  timed: z.boolean(),
  language: z.enum(LANGUAGES),
  challenge: z.enum(CHALLENGES),
  attemptId: z.uuid(),
})

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return refusalResponse('method_not_allowed')
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return refusalResponse('malformed_body')
  const [{ playerId, setCookie }, rights] = await Promise.all([
    requirePlayer(request, context),
    readRights(request, context),
  ])
  const entitlements = gameEntitlements(rights)
  const started = await startRound(context, { playerId, ...parsed.data, entitlements })
  if (!started.ok) return refusalResponse(started.code)
  return Response.json(started.value, {
    status: 201,
    ...(setCookie && { headers: { 'Set-Cookie': setCookie } }),
  })
}
