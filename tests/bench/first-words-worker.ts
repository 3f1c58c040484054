// Passes on what a language model writes, from the provider named by ?from=…: GET /checked as the product does, each sentence looked at
// first; GET /bare as it comes.
import { checkedSentences } from '#app/domain/writing/internal/checked-sentences.ts'
import { createOpenAiModel } from '#workers/writing/openai-model.ts'

async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const url = searchParams.get('from') ?? ''
  if (pathname === '/bare') return fetch(`${url}/chat/completions`, { method: 'POST', body: '{}' })
  const model = createOpenAiModel({ url, key: 'k', model: 'm' })
  const asked = { system: 's', prompt: 'p', maxTokens: 100, temperature: 0, signal: request.signal }
  const sentences = checkedSentences(model.write(asked), 'en')
  return new Response(
    new ReadableStream({
      async pull(controller) {
        const { done, value } = await sentences.next()
        if (done) controller.close()
        else controller.enqueue(new TextEncoder().encode(value))
      },
    }),
  )
}

// biome-ignore lint/style/noDefaultExport: the shape of a Worker
export default { fetch: answer }
