// A text on its way to a browser: a line of JSON for each piece, {text}, and a last one, {done: true} or {error}. Lines, not
// events: what a browser cannot read in pieces it reads at its end. Networks compress and hold back no such answer.

const encoder = new TextEncoder()

export interface TextOnItsWay {
  readonly pieces: AsyncIterable<string>
  /** What is said when the pieces end with a failure. */
  readonly onFailure: (error: unknown) => string
  /** Called when nobody listens any more. */
  readonly onLeft: () => void
  readonly waitUntil: (work: Promise<unknown>) => void
}

export function streamText({ pieces, onFailure, onLeft, waitUntil }: TextOnItsWay): Response {
  let isLeft = false
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (line: object) => {
        if (!isLeft) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      async function pass() {
        try {
          for await (const text of pieces) send({ text })
          send({ done: true })
        } catch (error) {
          // Whoever has left is told nothing.
          if (!isLeft) send({ error: onFailure(error) })
        }
        if (!isLeft) controller.close()
      }
      // What is noted at the end of a text has to be, also when nobody waits for it.
      waitUntil(pass())
    },
    cancel() {
      isLeft = true
      onLeft()
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Cache-Control': 'private, no-store, no-transform',
    },
  })
}
