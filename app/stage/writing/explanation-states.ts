// A text as a screen has it while it is written: a loading flag, an error and the text so far. The server's answer is read line by
// line as it comes, or at its end where a browser cannot (app/routes/writing/stream-text.ts).
import type { Task } from '#engine/curriculum/solver/solution.ts'

export interface TextState {
  readonly isLoading: boolean
  /** For people, in their language. */
  readonly error: string | null
  readonly text: string
  /** Ended by its reader: what is there is not all of it. */
  readonly isStopped: boolean
}

export const NO_TEXT: TextState = { isLoading: false, error: null, text: '', isStopped: false }

/** The line as it was solved, or a homework question by the id the server noted it under. */
export type Explained =
  | { readonly problem: string; readonly task: Task | undefined }
  | { readonly questionId: string }

export interface ExplanationRequest {
  readonly of: Explained
  /** Aborted by Stop: the server then ends the call at the provider. */
  readonly signal: AbortSignal
  readonly words: {
    readonly empty: string
    /** The server writes none. */
    readonly refused: string
    /** No answer, or one that breaks off. */
    readonly thrown: string
  }
  readonly send?: typeof fetch
}

/** What the screen shows, one state after the other; the last one is no longer loading. Never throws. */
export async function* explanationStates({
  of,
  signal,
  words,
  send = fetch,
}: ExplanationRequest): AsyncGenerator<TextState> {
  if ('problem' in of && of.problem.trim() === '') return yield { ...NO_TEXT, error: words.empty }
  let text = ''
  yield { ...NO_TEXT, isLoading: true }
  try {
    const response = await send('problem' in of ? '/writing/explain' : '/homework-help/explain', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(of),
      signal,
    })
    if (!response.ok) return yield { ...NO_TEXT, error: (await messageOf(response)) ?? words.refused }
    for await (const line of linesOf(response)) {
      const said = JSON.parse(line) as { text?: string; error?: string; done?: true }
      if (said.error !== undefined) return yield { ...NO_TEXT, error: said.error }
      if (said.done) return yield { ...NO_TEXT, text }
      text += said.text ?? ''
      yield { ...NO_TEXT, isLoading: true, text }
    }
    yield { ...NO_TEXT, error: words.thrown }
  } catch {
    yield signal.aborted ? { ...NO_TEXT, text, isStopped: true } : { ...NO_TEXT, error: words.thrown }
  }
}

async function messageOf(response: Response): Promise<string | null> {
  const { message } = ((await response.json().catch(() => null)) ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : null
}

/** Browsers without streams give the whole answer at its end. */
async function* linesOf(response: Response): AsyncGenerator<string> {
  if (!response.body) {
    yield* (await response.text()).split('\n').filter((line) => line !== '')
    return
  }
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    rest += decoder.decode(value, { stream: !done })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (done) return
  }
}
