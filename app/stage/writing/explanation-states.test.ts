// The screen's state while a text is written: TXT-001, 002, 006 to 009.
import { expect, test } from 'vitest'
import { explanationStates, type TextState } from './explanation-states.ts'

const WORDS = {
  empty: 'Prompt cannot be empty',
  refused: 'Failed to generate text',
  thrown: 'An error occurred during text generation',
}

async function statesOf(answer: () => Promise<Response> | Response, problem = '3x = 15') {
  const calls: unknown[] = []
  const send: typeof fetch = async (...call) => {
    calls.push(call)
    return answer()
  }
  const states: TextState[] = []
  const { signal } = new AbortController()
  const of = { problem, task: undefined }
  for await (const state of explanationStates({ of, signal, words: WORDS, send })) states.push(state)
  return { states, calls, last: states.at(-1) }
}

const lines = (...said: object[]) => said.map((line) => `${JSON.stringify(line)}\n`).join('')
const NOTHING = { isLoading: false, error: null, text: '', isStopped: false }

test('loading from the call to the end of the answer, the text as it comes', async () => {
  const { states } = await statesOf(
    () => new Response(lines({ text: 'Take ' }, { text: '5.' }, { done: true })),
  )
  expect(states).toEqual([
    { ...NOTHING, isLoading: true },
    { ...NOTHING, isLoading: true, text: 'Take ' },
    { ...NOTHING, isLoading: true, text: 'Take 5.' },
    { ...NOTHING, text: 'Take 5.' },
  ])
})

test.each(['', ' \n'])('nothing to explain (%j) makes no call', async (problem) => {
  const { states, calls } = await statesOf(() => new Response(''), problem)
  expect([states, calls]).toEqual([[{ ...NOTHING, error: WORDS.empty }], []])
})

test.each<[string, string, () => Promise<Response> | Response]>([
  ['refused', WORDS.refused, () => new Response(null, { status: 401 })],
  ['refused in words', 'More tomorrow!', () => Response.json({ message: 'More tomorrow!' }, { status: 429 })],
  ['withheld', 'withheld', () => new Response(lines({ text: 'So ' }, { error: 'withheld' }))],
  ['cut off', WORDS.thrown, () => new Response(lines({ text: 'So ' }))],
  ['cut off within a line', WORDS.thrown, () => new Response('{"text":"So ')],
  ['nonsense', WORDS.thrown, () => new Response('<html>\n')],
  ['no answer', WORDS.thrown, () => Promise.reject(new TypeError('offline'))],
])('an answer that is %s ends in "%s", without a text', async (_, error, answer) => {
  expect((await statesOf(answer)).last).toEqual({ ...NOTHING, error })
})

test('a browser that reads no pieces gets all of it', async () => {
  const { last } = await statesOf(() => {
    const response = new Response(lines({ text: 'Take ' }, { text: '5.' }, { done: true }))
    Object.defineProperty(response, 'body', { value: null })
    return response
  })
  expect(last).toEqual({ ...NOTHING, text: 'Take 5.' })
})

test('a character cut in two by the network is whole', async () => {
  const bytes = new TextEncoder().encode(lines({ text: '½ é 分' }, { done: true }))
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect((await statesOf(() => new Response(body))).last?.text).toBe('½ é 分')
})

test('Stop keeps what is there and ends the call', async () => {
  const stop = new AbortController()
  const send: typeof fetch = async (_, init) =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(lines({ text: 'Take 5.' })))
          init?.signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')))
        },
      }),
    )
  const states: TextState[] = []
  const of = { problem: '3x = 15', task: undefined }
  const asked = { of, signal: stop.signal, words: WORDS, send }
  for await (const state of explanationStates(asked)) {
    states.push(state)
    if (state.text !== '') stop.abort()
  }
  expect(states.at(-1)).toEqual({ ...NOTHING, text: 'Take 5.', isStopped: true })
})
