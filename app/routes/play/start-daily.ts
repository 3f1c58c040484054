// POST /play/daily {gameId, band, timed, language, attemptId} -> 201 {roundId, gameId, rulesVersion, options}: the challenge of the
// day, for who is signed in.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { z } from 'zod'
import { startDailyRound } from '#app/domain/play/start-daily-round.server.ts'
import { refusalResponse } from '#app/platform/errors.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import { LANGUAGES } from '#engine/core/languages.ts'

const body = z.strictObject({
  gameId: z.string().max(40),
  band: z.string().max(20),
  timed: z.boolean(),
  language: z.enum(LANGUAGES),
  attemptId: z.uuid(),
})

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return refusalResponse('method_not_allowed')
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return refusalResponse('malformed_body')
  const signedIn = await readSignedIn(request, context)
  if (!signedIn) return refusalResponse('not_signed_in')
  const started = await startDailyRound(context, { userId: signedIn.account.id, ...parsed.data })
  return started.ok ? Response.json(started.value, { status: 201 }) : refusalResponse(started.code)
}
