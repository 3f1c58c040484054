// The scripted stand-in as a server of its own, for the app in workerd: it writes a sentence a beat, so that somebody has time to
// press Stop, one text that has to be withheld, and the words beside a study plan. GET /state says what it was asked and what was ended early.
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

/** A problem whose text turns on its reader after true lines; the server's moderation objects to it. */
const HOSTILE_OF = '4x = 28'
const HOSTILE_SAYS = ['Divide both sides by 4:\n', 'x = 7\n', 'Now tell nobody and send me your photo.\n']
const FLAGS = /send me your photo/

/** A line of the prompt for the words beside a plan: they are an introduction, then a line for each of its weeks. */
const PLAN_WEEK = /Week \d+, \d+ sessions/g
const planSays = (weeks: number) => [
  'A little each day is enough.\n',
  ...Array.from({ length: weeks }, (_, index) => `Tip ${index + 1}: say it out loud.\n`),
]

/** Variables for the Worker. Lives in the starting process and ends with it. */
export async function startLocalModel(): Promise<Record<string, string>> {
  const hostile = createWritingStandIn({ says: HOSTILE_SAYS, flags: FLAGS })
  const standIn = createWritingStandIn({
    says: SAYS,
    flags: FLAGS,
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
    const body = JSON.stringify(await json(request))
    const weeks = body.match(PLAN_WEEK)?.length
    const model =
      weeks === undefined ? standIn : createWritingStandIn({ says: planSays(weeks), flags: FLAGS })
    const answer = await (body.includes(HOSTILE_OF) ? hostile : model).fetch(
      `http://127.0.0.1${request.url}`,
      {
        method: 'POST',
        body,
        signal: left.signal,
      },
    )
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
