// POST /study-tools/tests/:testId/answers {answers, isLast} -> 200 {isFinished}; 401 for nobody signed in, who keeps them.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { saveTestAnswers } from '#app/domain/practice-tests/save-test-answers.server.ts'
import { refusalResponse } from '#app/platform/errors.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'

export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return refusalResponse('method_not_allowed')
  const body = (await request.json().catch(() => null)) as { answers?: unknown; isLast?: unknown } | null
  const userId = (await readSignedIn(request, context))?.account.id
  if (userId === undefined) return refusalResponse('not_signed_in')
  const { testId = '' } = params
  const saved = await saveTestAnswers(context, {
    userId,
    testId,
    answers: body?.answers,
    isLast: body?.isLast === true,
  })
  if (saved.ok) return Response.json(saved.value)
  if (saved.code === 'unknown_test') return new Response(null, { status: 404 })
  return refusalResponse(saved.code === 'malformed' ? 'malformed_body' : saved.code)
}
