import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WritingError, type WritingModel } from '#app/platform/writing-model.ts'
import { createWritingStandIn, type Script } from '#tests/sandbox/writing/stand-in.ts'
import { createOpenAiModel } from './openai-model.ts'
import { createWorkersAiModel } from './workers-ai-model.ts'

const REQUEST = { system: 'rules', prompt: 'why?', maxTokens: 500, temperature: 0.7 }
const settings = { url: 'https://models.test/v1', key: 'secret', model: 'small' }

async function collect(model: WritingModel, signal = new AbortController().signal): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of model.write({ ...REQUEST, signal })) pieces.push(piece)
  return pieces
}

const openAi = (script: Script) => createOpenAiModel(settings, createWritingStandIn(script).fetch)
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => (error instanceof WritingError ? error.fault : error),
  )

describe('an API shaped like OpenAI’s', () => {
  it('is asked with our rules, the prompt and the limits, and passes its pieces on', async () => {
    const provider = createWritingStandIn({ says: ['Plants ', 'need light.'] })
    expect(await collect(createOpenAiModel(settings, provider.fetch))).toEqual(['Plants ', 'need light.'])
    expect(provider.asked).toEqual([
      {
        path: '/v1/chat/completions',
        key: 'Bearer secret',
        body: {
          model: 'small',
          messages: [
            { role: 'system', content: 'rules' },
            { role: 'user', content: 'why?' },
          ],
          max_tokens: 500,
          temperature: 0.7,
          stream: true,
        },
      },
    ])
  })

  it.each([
    ['refuses', 'refused'],
    ['cuts-off', 'cut_off'],
    ['nonsense', 'nonsense'],
    ['filtered', 'moderated'],
  ] as const)('that %s is told as %s', async (fault, told) => {
    expect(await faultOf(collect(openAi({ fault })))).toBe(told)
  })

  it('that cannot be reached is told as unreachable', async () => {
    const model = createOpenAiModel(settings, () => Promise.reject(new TypeError('no route')))
    expect(await faultOf(collect(model))).toBe('unreachable')
  })

  it('is not waited for once the call has ended', async () => {
    expect(await faultOf(collect(openAi({}), AbortSignal.abort()))).toBe('unreachable')
  })

  it('passes a piece on before the next one is there', async () => {
    const gates = [Promise.resolve(), new Promise<void>(() => {})]
    const script = { says: ['first', 'second'], beforePiece: () => gates.shift() ?? Promise.resolve() }
    const pieces = openAi(script).write({ ...REQUEST, signal: new AbortController().signal })
    for await (const piece of pieces) {
      expect(piece).toBe('first')
      break
    }
  })

  it('is asked for its moderation, and has none where it answers 404', async () => {
    const { signal } = new AbortController()
    expect(await openAi({ flags: /bad/ }).flags('a bad text', signal)).toBe(true)
    expect(await openAi({ flags: /bad/ }).flags('a good text', signal)).toBe(false)
    expect(await openAi({}).flags('a bad text', signal)).toBe(false)
  })
})

describe('Workers AI', () => {
  const encoder = new TextEncoder()
  const binding = (events: readonly string[], guard: unknown = { response: 'safe' }) => ({
    run: async (model: string) =>
      model.includes('guard')
        ? guard
        : new ReadableStream<Uint8Array>({
            start(controller) {
              for (const data of events) controller.enqueue(encoder.encode(`data: ${data}\n\n`))
              controller.close()
            },
          }),
  })

  it('passes its pieces on', async () => {
    const model = createWorkersAiModel(binding(['{"response":"Plants"}', '[DONE]']), 'llama')
    expect(await collect(model)).toEqual(['Plants'])
  })

  it('that ends early or answers something else is a failure', async () => {
    expect(await faultOf(collect(createWorkersAiModel(binding(['{"response":"P"}']), 'llama')))).toBe(
      'cut_off',
    )
    expect(await faultOf(collect(createWorkersAiModel(binding(['what']), 'llama')))).toBe('nonsense')
  })

  it('is not asked once the call has ended', async () => {
    const run = vi.fn(async () => ({ response: 'safe' }))
    const model = createWorkersAiModel({ run }, 'llama')
    expect(await faultOf(collect(model, AbortSignal.abort()))).toBe('unreachable')
    expect(await faultOf(model.flags('text', AbortSignal.abort()))).toBe('unreachable')
    expect(run).not.toHaveBeenCalled()
  })

  describe('that hangs', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    /** Ends after that long. */
    function callOf(ms: number): AbortSignal {
      const call = new AbortController()
      setTimeout(() => call.abort(), ms)
      return call.signal
    }

    async function atOnce(work: Promise<unknown>, ms: number) {
      const fault = faultOf(work)
      let isOver = false
      void fault.then(() => {
        isOver = true
      })
      await vi.advanceTimersByTimeAsync(ms - 1)
      expect(isOver).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      return fault
    }

    it('is given up with the call, for a text and for its guard', async () => {
      const model = createWorkersAiModel({ run: () => new Promise(() => {}) }, 'llama')
      expect(await atOnce(collect(model, callOf(20_000)), 20_000)).toBe('unreachable')
      expect(await atOnce(model.flags('text', callOf(20_000)), 20_000)).toBe('unreachable')
    })

    it('is ended when it answers after all', async () => {
      const cancel = vi.fn()
      const late = new Promise<unknown>((resolve) =>
        setTimeout(() => resolve(new ReadableStream({ cancel })), 30_000),
      )
      const model = createWorkersAiModel({ run: () => late }, 'llama')
      expect(await atOnce(collect(model, callOf(20_000)), 20_000)).toBe('unreachable')
      await vi.advanceTimersByTimeAsync(10_000)
      expect(cancel).toHaveBeenCalledOnce()
    })

    it('in the middle of a text is a text cut off, not a whole one', async () => {
      const cancel = vi.fn()
      const silent = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(encoder.encode('data: {"response":"Plants"}\n\n')),
        cancel,
      })
      const model = createWorkersAiModel({ run: async () => silent }, 'llama')
      expect(await atOnce(collect(model, callOf(20_000)), 20_000)).toBe('cut_off')
      expect(cancel).toHaveBeenCalledOnce()
    })
  })

  it.each([
    [{ response: 'unsafe\nS11' }, true],
    [{ response: { safe: false } }, true],
    [{ response: 'safe' }, false],
  ])('is asked for its guard: %j', async (guard, flagged) => {
    const model = createWorkersAiModel(binding([], guard), 'llama')
    expect(await model.flags('text', new AbortController().signal)).toBe(flagged)
  })
})
