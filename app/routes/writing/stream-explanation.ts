import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { errorFields } from '#app/platform/error-fields.ts'
import { WritingError } from '#app/platform/writing-model.ts'
import { type WritingFailure, writingErrorText } from '#app/words/writing.ts'
import type { Result } from '#engine/core/result.ts'
import { streamText } from './stream-text.ts'

type Begun = Result<AsyncGenerator<string, void>, WritingFailure>

/**
 * 200, the text as streamText sends it; else 422 or 429 {code, message}, the message for people.
 * @param begin is given what ends the text once nobody reads it any more
 */
export async function streamExplanation(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  begin: (stop: AbortSignal) => Promise<Begun>,
): Promise<Response> {
  const stop = new AbortController()
  const onLeft = () => stop.abort()
  request.signal.addEventListener('abort', onLeft)
  const begun = await begin(stop.signal)
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
