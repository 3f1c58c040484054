// POST /homework-help/explain {questionId} -> the solution of one's own noted question in other words, as streamExplanation sends it;
// 401 {code} for nobody signed in.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { z } from 'zod'
import { explainQuestion } from '#app/domain/homework/explain-question.server.ts'
import { refusalResponse } from '#app/platform/errors.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import { streamExplanation } from './stream-explanation.ts'

const body = z.strictObject({ questionId: z.string().max(60) })

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return refusalResponse('method_not_allowed')
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return refusalResponse('malformed_body')
  const userId = (await readSignedIn(request, context))?.account.id
  if (userId === undefined) return refusalResponse('not_signed_in')
  const { questionId } = parsed.data
  return streamExplanation({ request, context }, (stop) =>
    explainQuestion(context, { userId, questionId, stop }),
  )
}
