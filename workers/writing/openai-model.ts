// A language model behind an API shaped like OpenAI's chat completions, as most providers and local servers offer it.
import { z } from 'zod'
import { WritingError, type WritingModel } from '#app/platform/writing-model.ts'
import { readEvents } from './read-events.ts'

const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).optional(),
      finish_reason: z.string().nullish(),
    }),
  ),
})

const moderation = z.object({ results: z.array(z.object({ flagged: z.boolean() })) })

/** Source: https://platform.openai.com/docs/api-reference/chat/create and /moderations/create */
export function createOpenAiModel(
  { url, key, model }: { url: string; key: string; model: string },
  request: typeof fetch = (...call) => fetch(...call),
): WritingModel {
  async function post(path: string, body: object, signal: AbortSignal): Promise<Response> {
    try {
      return await request(`${url.replace(/\/$/, '')}${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      })
    } catch {
      throw new WritingError('unreachable')
    }
  }

  return {
    name: model,
    provider: new URL(url).hostname,
    async *write({ system, prompt, maxTokens, temperature, signal }) {
      const messages = [
        { role: 'system', content: system },
        { role: 'user', content: prompt },
      ]
      const body = { model, messages, max_tokens: maxTokens, temperature, stream: true }
      const answer = await post('/chat/completions', body, signal)
      if (!answer.ok || !answer.body) throw new WritingError('refused')
      yield* textOf(answer.body)
    },
    async flags(text, signal) {
      const answer = await post('/moderations', { input: text }, signal)
      // Providers that only write have no such path; our own list is asked in any case.
      if (answer.status === 404) return false
      if (!answer.ok) throw new WritingError('refused')
      const parsed = moderation.safeParse(await answer.json().catch(() => null))
      if (!parsed.success) throw new WritingError('nonsense')
      return parsed.data.results.some(({ flagged }) => flagged)
    },
  }
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let isDone = false
  try {
    for await (const data of readEvents(body)) {
      if (data === '[DONE]') {
        isDone = true
        break
      }
      const choice = chunkOf(data)?.choices[0]
      if (choice?.finish_reason === 'content_filter') throw new WritingError('moderated')
      if (choice?.delta?.content) yield choice.delta.content
      if (choice?.finish_reason) isDone = true
    }
  } catch (error) {
    throw error instanceof WritingError ? error : new WritingError('cut_off')
  }
  if (!isDone) throw new WritingError('cut_off')
}

function chunkOf(data: string) {
  try {
    return chunk.parse(JSON.parse(data))
  } catch {
    throw new WritingError('nonsense')
  }
}
