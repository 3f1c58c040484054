// POST /play/review {language, attemptId} -> 201 {sessionId, rulesVersion, options, areas, names}: a session of what the player has
// missed, handed in as any other (finish-practice.ts).
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { z } from 'zod'
import { startReview } from '#app/domain/practice/start-review.server.ts'
import { refusalResponse } from '#app/platform/errors.ts'
import { readPlayer } from '#app/request/player.server.ts'
import { viewSession } from '#app/views/practice.server.ts'
import { LANGUAGES } from '#engine/core/languages.ts'

const body = z.strictObject({ language: z.enum(LANGUAGES), attemptId: z.uuid() })

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return refusalResponse('method_not_allowed')
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return refusalResponse('malformed_body')
  const playerId = await readPlayer(request, context)
  if (playerId === null) return refusalResponse('nothing_missed')
  const started = await startReview(context, { playerId, ...parsed.data })
  if (!started.ok) return refusalResponse(started.code)
  return Response.json(viewSession(started.value), { status: 201 })
}
