// POST /play/rounds {gameId, band, timed, language, challenge, attemptId} -> 201 the open round; the guest cookie comes with the first.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { z } from 'zod'
import { startRound } from '#app/domain/play/start-round.server.ts'
import { refusalResponse } from '#app/errors.ts'
import { requireGuest } from '#app/guards.server.ts'
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
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return refusalResponse('malformed_body')
  const { guestId, setCookie } = await requireGuest(request, context)
  const started = await startRound(context, { guestId, ...parsed.data })
  if (!started.ok) return refusalResponse(started.code)
  const { roundId, gameId, rulesVersion, seed, band, timed } = started.value
  const options = { seed, band, timed, language: 'en', challenge: 'even', ratings: {}, extraLevels: 0 }
  return Response.json(
    { roundId, gameId, rulesVersion, options },
    {
      status: 201,
      ...(setCookie && { headers: { 'Set-Cookie': setCookie } }),
    },
  )
}
