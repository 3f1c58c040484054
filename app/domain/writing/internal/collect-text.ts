import { WritingError } from '#app/platform/writing-model.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'

/** A text at its end; provider_failed: there is none, or something in it was withheld. */
export async function collectText(pieces: AsyncIterable<string>): Promise<Result<string, 'provider_failed'>> {
  try {
    let text = ''
    for await (const piece of pieces) text += piece
    return ok(text.trim())
  } catch (error) {
    if (error instanceof WritingError) return refuse('provider_failed')
    throw error
  }
}
