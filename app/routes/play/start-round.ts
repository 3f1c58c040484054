// POST /play/rounds {gameId, band, timed, attemptId} -> 201 the open round; the guest cookie comes with the first.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { z } from 'zod'
import { startRound } from '#app/domain/play/start-round.server.ts'
import { refusalResponse } from '#app/errors.ts'
import { requireGuest } from '#app/guards.server.ts'

const body = z.strictObject({
  gameId: z.string().max(40),
  band: z.string().max(20),
  timed: z.boolean(),
  attemptId: z.uuid(),
})

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return refusalResponse('malformed_body')
  const { guestId, setCookie } = await requireGuest(request, context)
  const started = await startRound(context, { guestId, ...parsed.data })
  if (!started.ok) return refusalResponse(started.code)
  return Response.json(started.value, {
    status: 201,
    ...(setCookie && { headers: { 'Set-Cookie': setCookie } }),
  })
}
