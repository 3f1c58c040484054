// POST /play/rounds/:roundId {moves} -> 200 the result the server replayed; sent twice, 409 with the first result.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { z } from 'zod'
import { finishRound } from '#app/domain/play/finish-round.server.ts'
import { readFinishedRound } from '#app/domain/play/read-finished-round.server.ts'
import { refusalResponse } from '#app/errors.ts'
import { readGuest } from '#app/guards.server.ts'

const body = z.object({ moves: z.array(z.unknown()) })

export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const { roundId = '' } = params
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return refusalResponse('malformed_body')
  const guestId = await readGuest(request, context)
  if (guestId === null) return refusalResponse('unknown_round')
  const finished = await finishRound(context, { guestId, roundId, moves: parsed.data.moves })
  if (finished.ok) return Response.json(finished.value)
  if (finished.code !== 'round_already_finished') return refusalResponse(finished.code)
  return refusalResponse(finished.code, { round: await readFinishedRound(context, { guestId, roundId }) })
}
