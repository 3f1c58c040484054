// A server shaped like OpenAI's chat completions and moderations, for tests: it answers by a script, well or badly, and keeps what
// it was asked.

export interface Script {
  /** Pieces of the answer. */
  readonly says?: readonly string[]
  /**
   * refuses: HTTP 500. cuts-off: the stream ends in the middle. nonsense: no JSON. filtered: the provider withholds it. echo: it obeys whoever writes to it and repeats all it was told.
   */
  readonly fault?: 'refuses' | 'cuts-off' | 'nonsense' | 'filtered' | 'echo'
  /** What its moderation objects to; left out: it has none (404). */
  readonly flags?: RegExp
  /** Called before each piece; what it returns is waited for. */
  readonly beforePiece?: () => Promise<void>
}

export interface Asked {
  readonly path: string
  readonly key: string | null
  readonly body: Record<string, unknown>
}

export interface WritingStandIn {
  readonly asked: Asked[]
  /** Answers that whoever asked ended before they were whole. */
  readonly aborted: number
  readonly fetch: typeof fetch
}

export function createWritingStandIn(script: Script = {}): WritingStandIn {
  const asked: Asked[] = []
  let aborted = 0
  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    init?.signal?.throwIfAborted()
    const request = new Request(input, init)
    const body = (await request.json()) as Record<string, unknown>
    const path = new URL(request.url).pathname
    asked.push({ path, key: request.headers.get('Authorization'), body })
    if (path.endsWith('/moderations')) {
      if (!script.flags) return new Response('not found', { status: 404 })
      return Response.json({ results: [{ flagged: script.flags.test(String(body['input'])) }] })
    }
    if (script.fault === 'refuses')
      return Response.json({ error: { message: 'overloaded' } }, { status: 500 })
    return new Response(
      streamOf(script, body, init?.signal ?? null, () => aborted++),
      { headers: { 'Content-Type': 'text/event-stream' } },
    )
  }
  return {
    asked,
    fetch: answer,
    get aborted() {
      return aborted
    },
  }
}

function streamOf(
  script: Script,
  body: Record<string, unknown>,
  signal: AbortSignal | null,
  onAbort: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const event = (data: string) => encoder.encode(`data: ${data}\n\n`)
  const piece = (content: string) => event(JSON.stringify({ choices: [{ delta: { content } }] }))
  const pieces = script.fault === 'echo' ? [JSON.stringify(body['messages'])] : (script.says ?? ['Try it. '])
  let at = 0
  let isOver = false
  function end() {
    if (!isOver) onAbort()
    isOver = true
  }
  return new ReadableStream({
    start(controller) {
      signal?.addEventListener('abort', () => {
        if (isOver) return
        end()
        controller.error(signal.reason)
      })
    },
    cancel: end,
    async pull(controller) {
      await script.beforePiece?.()
      if (isOver) return
      const next = pieces[at++]
      if (next !== undefined) return controller.enqueue(piece(next))
      if (script.fault === 'nonsense') controller.enqueue(event('<html>'))
      if (script.fault === 'filtered')
        controller.enqueue(event(JSON.stringify({ choices: [{ finish_reason: 'content_filter' }] })))
      if (script.fault === undefined || script.fault === 'echo') controller.enqueue(event('[DONE]'))
      isOver = true
      controller.close()
    },
  })
}
