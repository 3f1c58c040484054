// A language model of Workers AI, by the binding: prompts stay within Cloudflare.
import { z } from 'zod'
import { WritingError, type WritingModel } from '#app/platform/writing-model.ts'
import { giveUp, piecesUntil } from './give-up.ts'
import { readEvents } from './read-events.ts'

/** The part of the binding that is used. */
export interface AiBinding {
  run(model: string, input: object): Promise<unknown>
}

/** Answers "safe", or "unsafe" and the category. */
const GUARD = '@cf/meta/llama-guard-3-8b'

const chunk = z.object({ response: z.string().nullish() })

/** Source: https://developers.cloudflare.com/workers-ai/features/ and /models/llama-guard-3-8b/ */
export function createWorkersAiModel(ai: AiBinding, model: string): WritingModel {
  async function run(name: string, input: object, signal: AbortSignal): Promise<unknown> {
    if (signal.aborted) throw new WritingError('unreachable')
    const running = Promise.resolve(input).then((asked) => ai.run(name, asked))
    try {
      return await giveUp(running, signal)
    } catch {
      // What is answered after all is ended at the provider.
      void running.then(endLate).catch(() => {})
      throw new WritingError('unreachable')
    }
  }

  return {
    name: model,
    provider: 'Cloudflare (Workers AI)',
    async *write({ system, prompt, maxTokens, temperature, signal }) {
      const messages = [
        { role: 'system', content: system },
        { role: 'user', content: prompt },
      ]
      const input = { messages, max_tokens: maxTokens, temperature, stream: true }
      const answer = await run(model, input, signal)
      if (!(answer instanceof ReadableStream)) throw new WritingError('nonsense')
      yield* textOf(piecesUntil(answer, signal))
    },
    async flags(text, signal) {
      const answer = await run(GUARD, { messages: [{ role: 'user', content: text }] }, signal)
      return /unsafe|"safe":false/.test(JSON.stringify(answer) ?? '')
    },
  }
}

async function endLate(late: unknown): Promise<void> {
  if (late instanceof ReadableStream) await late.cancel()
}

async function* textOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  try {
    for await (const data of readEvents(body)) {
      if (data === '[DONE]') return
      const { response } = chunkOf(data)
      if (response) yield response
    }
  } catch (error) {
    throw error instanceof WritingError ? error : new WritingError('cut_off')
  }
  throw new WritingError('cut_off')
}

function chunkOf(data: string) {
  try {
    return chunk.parse(JSON.parse(data))
  } catch {
    throw new WritingError('nonsense')
  }
}
