// POST /play/practice {skill, language, end, attemptId} -> 201 {sessionId, rulesVersion, options, areas, names}; the guest
// cookie comes with the first session of somebody not signed in.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { z } from 'zod'
import { startPractice } from '#app/domain/practice/start-practice.server.ts'
import { refusalResponse } from '#app/platform/errors.ts'
import { requirePlayer } from '#app/request/player.server.ts'
import { viewSession } from '#app/views/practice.server.ts'
import { LANGUAGES } from '#engine/core/languages.ts'
import { PRACTICE_ENDS } from '#engine/curriculum/practice/options.ts'

const known = JSON.stringify(PRACTICE_ENDS)

const body = z.strictObject({
  skill: z.string().max(60),
  language: z.enum(LANGUAGES),
  end: z
    .union([z.strictObject({ questions: z.number() }), z.strictObject({ minutes: z.number() })])
    .refine((end) => known.includes(JSON.stringify(end))),
  attemptId: z.uuid(),
})

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return refusalResponse('method_not_allowed')
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return refusalResponse('malformed_body')
  const { playerId, setCookie } = await requirePlayer(request, context)
  const started = await startPractice(context, { playerId, ...parsed.data })
  if (!started.ok) return refusalResponse(started.code)
  return Response.json(viewSession(started.value), {
    status: 201,
    ...(setCookie && { headers: { 'Set-Cookie': setCookie } }),
  })
}
