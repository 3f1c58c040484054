// POST /play/rounds/:roundId {moves} -> 200 the result the server replayed; sent twice, 409 with the first result.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { z } from 'zod'
import { finishRound } from '#app/domain/play/finish-round.server.ts'
import type { FinishedRound } from '#app/domain/play/play.types.ts'
import { readFinishedRound } from '#app/domain/play/read-finished-round.server.ts'
import type { RoundGain } from '#app/domain/progress/progress.types.ts'
import { refusalResponse } from '#app/errors.ts'
import { readGuest } from '#app/guards.server.ts'
import { experienceOf, levelOf } from '#engine/learning/experience.ts'

const body = z.object({ moves: z.array(z.unknown()) })

export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const { roundId = '' } = params
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return refusalResponse('malformed_body')
  const guestId = await readGuest(request, context)
  if (guestId === null) return refusalResponse('unknown_round')
  const finished = await finishRound(context, { guestId, roundId, moves: parsed.data.moves })
  if (finished.ok) return Response.json(answerOf(finished.value))
  if (finished.code !== 'round_already_finished') return refusalResponse(finished.code)
  const earlier = await readFinishedRound(context, { guestId, roundId })
  return refusalResponse(finished.code, earlier ? answerOf(earlier) : {})
}

function answerOf(row: FinishedRound) {
  const { roundId, gameId, band, score, level, stars, right, answered } = row
  const xp = experienceOf({ score }, false)
  return {
    round: { roundId, gameId, band, score, level, stars, right, answered, asked: answered, bestStreak: 0 },
    gain: {
      xp,
      xpBefore: 0,
      xpAfter: xp,
      levelBefore: 1,
      levelAfter: levelOf(xp),
      streakDays: 1,
      boosted: false,
    } satisfies RoundGain,
  }
}
