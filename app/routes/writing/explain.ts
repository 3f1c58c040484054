// POST /writing/explain {problem, task?} -> 200, our solution in other words as streamText sends it; 401 {code} for nobody signed
// in; else 422 or 429 {code, message}, the message for people.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { z } from 'zod'
import { explainAgain } from '#app/domain/writing/explain-again.server.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { refusalResponse } from '#app/platform/errors.ts'
import { WritingError } from '#app/platform/writing-model.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import { writingErrorText } from '#app/words/writing.ts'
import { LONGEST_LINE } from '#engine/curriculum/solver/read-line.ts'
import { TASKS } from '#engine/curriculum/solver/solution.ts'
import { streamText } from './stream-text.ts'

const body = z.strictObject({ problem: z.string().max(LONGEST_LINE), task: z.enum(TASKS).optional() })

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return refusalResponse('method_not_allowed')
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return refusalResponse('malformed_body')
  const userId = (await readSignedIn(request, context))?.account.id
  if (userId === undefined) return refusalResponse('not_signed_in')
  const { problem, task } = parsed.data
  const stop = new AbortController()
  const onLeft = () => stop.abort()
  request.signal.addEventListener('abort', onLeft)
  const begun = await explainAgain(context, { userId, problem, task, stop: stop.signal })
  if (!begun.ok) {
    const { code } = begun
    const status = code === 'too_many_requests' || code === 'daily_limit' ? 429 : 422
    return Response.json({ code, message: writingErrorText(code, context.caller) }, { status })
  }
  return streamText({
    pieces: begun.value,
    onFailure(error) {
      if (error instanceof WritingError) return writingErrorText('provider_failed', context.caller)
      context.log.error('generating a text failed', errorFields(error))
      return writingErrorText('unexpected_failure', context.caller)
    },
    onLeft,
    waitUntil: context.waitUntil,
  })
}
