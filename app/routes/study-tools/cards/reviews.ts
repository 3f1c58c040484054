// POST /study-tools/cards/reviews {sentAt, reviews, undone} -> 200 {}; 401 for nobody signed in, who keeps them.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { z } from 'zod'
import { recordReviews } from '#app/domain/flashcards/record-reviews.server.ts'
import { refusalResponse } from '#app/platform/errors.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import { MOST_A_LETTER } from '#app/stage/cards/review-outbox.ts'

const id = z.string().min(1).max(64)

const body = z.strictObject({
  sentAt: z.number(),
  reviews: z
    .array(
      z.strictObject({
        id: z.uuid(),
        setId: id,
        cardId: id,
        face: z.string().max(10),
        grade: z.literal([1, 2, 3, 4]),
        seconds: z.number().min(0),
        at: z.number(),
      }),
    )
    .max(MOST_A_LETTER),
  undone: z.array(z.uuid()).max(MOST_A_LETTER),
})

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return refusalResponse('method_not_allowed')
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return refusalResponse('malformed_body')
  const userId = (await readSignedIn(request, context))?.account.id
  if (userId === undefined) return refusalResponse('not_signed_in')
  const recorded = await recordReviews(context, { userId, ...parsed.data })
  return recorded.ok ? Response.json({}) : refusalResponse(recorded.code)
}
