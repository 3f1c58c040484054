import { describe, expect, it } from 'vitest'
import type { PendingRound } from '#app/stage/pending-round-store.ts'
import { sendTestAnswers } from './send-test-answers.ts'
import { createTestOutbox } from './test-outbox.ts'

type Outcome = Awaited<ReturnType<typeof sendTestAnswers>>

/** What a device keeps, over visits. */
const device = () => new Map<string, PendingRound>()

function visit(kept = device(), owner = 'ana') {
  const sent: unknown[] = []
  const timers: (() => void)[] = []
  let answer: Outcome = 'saved'
  let answered: Promise<void> = Promise.resolve()
  let finished = 0
  const outbox = createTestOutbox({
    ...{ owner, testId: 't1', questions: 3 },
    send: async (testId, { answers, isLast }) => {
      sent.push([testId, answers, isLast])
      const outcome = answer
      await answered
      return outcome
    },
    later: (callback) => timers.push(callback),
    store: {
      load: async () => [...kept.values()],
      keep: async (one) => void kept.set(one.roundId, structuredClone(one)),
      drop: async (id) => void kept.delete(id),
    },
    now: () => 1_000,
    onFinished: () => {
      finished++
    },
  })
  return {
    ...{ outbox, kept, sent, timers },
    finished: () => finished,
    answerWith: (next: Outcome) => {
      answer = next
    },
    /** The letter stays under way until the returned function is called. */
    hold: () => {
      let release = () => {}
      answered = new Promise((resolve) => {
        release = resolve
      })
      return () => release()
    },
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('answers of a test', () => {
  it('go to the server at once, and are let go of when it has them', async () => {
    const { outbox, kept, sent, finished } = visit()
    outbox.put(1, 7)
    expect([outbox.delivery(), kept.size]).toEqual(['sending', 1])
    await settle()
    expect([outbox.delivery(), kept.size, sent, finished()]).toEqual([
      'saved',
      0,
      [['t1', [null, 7, null], false]],
      0,
    ])
  })

  it('wait together for the line, the latest of each question', async () => {
    const { outbox, kept, sent, timers, answerWith } = visit()
    answerWith('unreachable')
    outbox.put(0, 1)
    await settle()
    outbox.put(2, 3)
    await settle()
    outbox.put(0, 2)
    await settle()
    expect([outbox.delivery(), kept.size, timers.length]).toEqual(['waiting', 1, 1])
    answerWith('saved')
    timers[0]?.()
    await settle()
    expect([outbox.delivery(), kept.size, sent.at(-1)]).toEqual(['saved', 0, ['t1', [2, null, 3], false]])
  })

  it('given while a letter is under way go in the next one', async () => {
    const { outbox, kept, sent, hold } = visit()
    const release = hold()
    outbox.put(0, 1)
    outbox.put(0, 2)
    expect(sent).toHaveLength(1)
    release()
    await settle()
    expect([sent.at(-1), kept.size, outbox.delivery()]).toEqual([['t1', [2, null, null], false], 0, 'saved'])
  })

  it('are sent before the test is handed in, which is told once it is judged', async () => {
    const { outbox, kept, sent, finished, answerWith } = visit()
    answerWith('unreachable')
    outbox.put(0, 1)
    outbox.handIn()
    await settle()
    expect([outbox.delivery(), kept.size, finished()]).toEqual(['waiting', 1, 0])
    answerWith('finished')
    await outbox.flush()
    expect([sent.at(-1), kept.size, finished()]).toEqual([['t1', [1, null, null], true], 0, 1])
  })

  it('are kept over a reload, with the handing in, and sent by the next visit', async () => {
    const first = visit()
    first.answerWith('unreachable')
    first.outbox.put(2, 'five')
    first.outbox.handIn()
    await settle()
    const second = visit(first.kept)
    expect(await second.outbox.restore()).toEqual({ answers: [null, null, 'five'], isLast: true })
    await settle()
    expect([second.sent, second.kept.size]).toEqual([[['t1', [null, null, 'five'], true]], 0])
  })

  it('stay when somebody is signed out, and are never shown to or sent by somebody else', async () => {
    const first = visit()
    first.answerWith('signed_out')
    first.outbox.put(0, 1)
    await settle()
    expect([first.outbox.delivery(), first.timers]).toEqual(['signed_out', []])
    const other = visit(first.kept, 'leo')
    expect(await other.outbox.restore()).toEqual({ answers: [null, null, null], isLast: false })
    await settle()
    expect([other.sent, other.kept.size]).toEqual([[], 1])
  })

  it('that cannot be read are left alone', async () => {
    const kept = device()
    kept.set('ana/t1', { roundId: 'ana/t1', moves: [[1, 2], true], finishedAt: 0 })
    const { outbox, sent } = visit(kept)
    expect(await outbox.restore()).toEqual({ answers: [null, null, null], isLast: false })
    await settle()
    expect(sent).toEqual([])
  })
})

describe('sendTestAnswers', () => {
  const outcomeOf = (send: typeof fetch) => sendTestAnswers('t1', { answers: [null], isLast: false }, send)
  it.each<[Outcome, number, unknown]>([
    ['saved', 200, { isFinished: false }],
    ['finished', 200, { isFinished: true }],
    ['signed_out', 401, {}],
    ['signed_out', 404, null],
    ['unreachable', 429, {}],
    ['unreachable', 503, null],
  ])('is %s for %i', async (outcome, status, body) => {
    expect(await outcomeOf(async () => Response.json(body, { status }))).toBe(outcome)
  })

  it('is unreachable without a line', async () => {
    const failing = outcomeOf(() => Promise.reject(new TypeError('no line')))
    expect(await failing).toBe('unreachable')
  })
})
