// POST /homework-help/ask {attemptId, subject, question, factId} -> what became of it, or why it was refused; 401 for nobody
// signed in.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { z } from 'zod'
import { askHomeworkQuestion } from '#app/domain/homework/ask-homework-question.server.ts'
import { refusalResponse } from '#app/platform/errors.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import type { AskAnswer } from '#app/stage/homework/ask-homework.ts'
import { helpLinesText } from '#app/words/help-lines.ts'

const body = z.strictObject({
  attemptId: z.string().max(60),
  subject: z.string().max(20),
  question: z.string(),
  factId: z.string().max(100).nullable(),
})

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return refusalResponse('method_not_allowed')
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return refusalResponse('malformed_body')
  const userId = (await readSignedIn(request, context))?.account.id
  if (userId === undefined) return refusalResponse('not_signed_in')
  const asked = await askHomeworkQuestion(context, {
    userId,
    language: context.caller.locale,
    ...parsed.data,
  })
  if (!asked.ok) return answer({ is: 'refused', code: asked.code })
  if (asked.value.is === 'help-lines')
    return answer({ is: 'help-lines', text: helpLinesText(asked.value.country) })
  const { value } = asked
  return answer(value.is === 'answered' ? { is: value.is, questionId: value.questionId } : { is: value.is })
}

const answer = (body: AskAnswer) => Response.json(body)
