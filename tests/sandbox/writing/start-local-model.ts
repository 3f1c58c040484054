// The scripted stand-in as a server of its own, for the app in workerd: it writes a sentence a beat, so that somebody has time to
// press Stop. GET /state says what it was asked and what was ended early.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createWritingStandIn } from './stand-in.ts'

const BEAT_MS = 400

/** True of "3x + 5 = 20", which journeys have explained. */
const SAYS = [
  'Think of a scale that is level. ',
  'Take 5 from both sides:\n',
  '3x = 15\n',
  'Three equal bags weigh 15, so one weighs 5:\n',
  'x = 5\n',
]

/** Variables for the Worker. Lives in the starting process and ends with it. */
export async function startLocalModel(): Promise<Record<string, string>> {
  const standIn = createWritingStandIn({
    says: SAYS,
    beforePiece: () => new Promise((resolve) => setTimeout(resolve, BEAT_MS)),
  })
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      const { aborted, asked } = standIn
      response.end(JSON.stringify({ aborted, asked: asked.length }))
      return
    }
    const left = new AbortController()
    response.on('close', () => left.abort())
    const answer = await standIn.fetch(`http://127.0.0.1${request.url}`, {
      method: 'POST',
      body: JSON.stringify(await json(request)),
      signal: left.signal,
    })
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    await pipe(answer, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const { port } = server.address() as AddressInfo
  return { WRITING_DRIVER: 'openai', WRITING_URL: `http://127.0.0.1:${port}/v1`, WRITING_KEY: 'local' }
}

async function pipe(answer: Response, response: ServerResponse): Promise<void> {
  try {
    for await (const piece of answer.body ?? []) response.write(piece)
  } catch {
    // Whoever asked has left.
  }
  response.end()
}
