// How soon the first words of a language model are passed on: from the moment the stand-in of a provider sends them to the moment they
// have come through the Worker, checked, against the same words passed through it unread.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bundleWorker } from '../sandbox/bundle-worker.ts'
import { type Findings, median } from './entries.ts'
import { startWorkerd } from './local-workerd.ts'
import { quantile } from './timed-calls.ts'

const ANSWERS = 200
const WARM_UP = 20
const SENTENCES = ['Move the 5 to the other side. ', 'Then 3x = 15. ', 'Divide by 3.']
const PIECE_MS = 2

export async function benchFirstWords(): Promise<Findings> {
  let sentAt = 0
  const provider = createServer(async (_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    sentAt = performance.now()
    for (const content of SENTENCES) {
      answer.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
      await new Promise((resolve) => setTimeout(resolve, PIECE_MS))
    }
    answer.end('data: [DONE]\n\n')
  }).listen(0, '127.0.0.1')
  const code = await bundleWorker(new URL('./first-words-worker.ts', import.meta.url))
  const workerd = startWorkerd([{ name: 'first-words', code }])
  try {
    const url = await workerd.url('first-words')
    const from = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
    const first = async (path: string): Promise<number> => {
      const reader = (await fetch(new URL(`${path}?from=${from}`, url))).body?.getReader()
      const { value } = (await reader?.read()) ?? {}
      const taken = performance.now() - sentAt
      if (!new TextDecoder().decode(value).includes('Move the 5'))
        throw new Error(`${path} said something else`)
      while (!(await reader?.read())?.done);
      return taken
    }
    const times = { checked: [] as number[], bare: [] as number[] }
    for (let turn = 0; turn < WARM_UP + ANSWERS; turn++) {
      const [checked, bare] = [await first('/checked'), await first('/bare')]
      if (turn < WARM_UP) continue
      times.checked.push(checked)
      times.bare.push(bare)
    }
    const sorted = (list: readonly number[]) => list.toSorted((one, other) => one - other)
    const [checked, bare] = [sorted(times.checked), sorted(times.bare)]
    const entry = (name: string, value: number, reference: number) => ({
      name: `First words of a model passed on: ${name}`,
      value,
      unit: 'ms',
      reference: { name: 'ms, unread', value: reference },
      ratio: value / reference,
      aim: '20',
    })
    return {
      entries: [
        entry('p50', median(checked), median(bare)),
        entry('p99', quantile(checked, 0.99), quantile(bare, 0.99)),
      ],
      notes: [
        `First words: ${ANSWERS} answers one after the other, provider, Worker and reader on this machine.`,
      ],
    }
  } finally {
    await workerd.stop()
    provider.close()
  }
}
