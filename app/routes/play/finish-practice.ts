// POST /play/practice/:sessionId {moves} -> 200 {session, gain, stickers}, as the server replayed it; sent twice, 409 with the first
// result.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { z } from 'zod'
import { gameEntitlements } from '#app/domain/play/entitlements.ts'
import { finishPractice } from '#app/domain/practice/finish-practice.server.ts'
import { readPracticeOutcome } from '#app/domain/practice/read-practice-outcome.server.ts'
import { refusalResponse } from '#app/platform/errors.ts'
import { readRights } from '#app/request/buyer.server.ts'
import { readPlayer } from '#app/request/player.server.ts'
import { freshStickers } from '#app/views/fresh-stickers.server.ts'

const body = z.object({ moves: z.array(z.unknown()) })

export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return refusalResponse('method_not_allowed')
  const { sessionId = '' } = params
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return refusalResponse('malformed_body')
  const [playerId, rights] = await Promise.all([readPlayer(request, context), readRights(request, context)])
  if (playerId === null) return refusalResponse('unknown_round')
  const { moves } = parsed.data
  const entitlements = gameEntitlements(rights)
  const finished = await finishPractice(context, { playerId, sessionId, moves, entitlements })
  if (finished.ok) {
    const stickers = await freshStickers(context, playerId, sessionId)
    return Response.json({ ...finished.value, stickers })
  }
  if (finished.code !== 'round_already_finished') return refusalResponse(finished.code)
  const outcome = await readPracticeOutcome(context, { playerId, sessionId })
  return refusalResponse(finished.code, {
    ...outcome,
    stickers: await freshStickers(context, playerId, sessionId),
  })
}
