// A language model of Workers AI, by the binding: prompts stay within Cloudflare.
import { z } from 'zod'
import { WritingError, type WritingModel } from '#app/platform/writing-model.ts'
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
  async function run(name: string, input: object): Promise<unknown> {
    try {
      return await ai.run(name, input)
    } catch {
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
      const answer = await run(model, { messages, max_tokens: maxTokens, temperature, stream: true })
      if (!(answer instanceof ReadableStream)) throw new WritingError('nonsense')
      for await (const data of readEvents(answer)) {
        if (signal.aborted) return
        if (data === '[DONE]') return
        const response = chunkOf(data).response
        if (response) yield response
      }
      throw new WritingError('cut_off')
    },
    async flags(text) {
      const answer = await run(GUARD, { messages: [{ role: 'user', content: text }] })
      return /unsafe|"safe":false/.test(JSON.stringify(answer) ?? '')
    },
  }
}

function chunkOf(data: string) {
  try {
    return chunk.parse(JSON.parse(data))
  } catch {
    throw new WritingError('nonsense')
  }
}
