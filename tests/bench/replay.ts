// How fast the server can judge a finished round: whole replays inside workerd, against parsing the same log from JSON
// in the same isolate, which no server can do without. They take turns, so that noise hits both.
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import type { MathMasterMove } from '#engine/games/math-master/moves.ts'
import {
  guessingPlayer,
  type Player,
  perfectPlayer,
  playRound,
} from '#engine/games/math-master/scripted-players.ts'
import { bundleWorker } from '../sandbox/bundle-worker.ts'
import { type Entry, type Findings, median } from './entries.ts'
import { startWorkerd } from './local-workerd.ts'
import type { ReplayOrder, ReplayOutcome } from './replay-worker.ts'

const ROUNDS = 7
const BATCH_MS = 250
const FIRST_BATCH = 500

interface Round {
  options: RoundOptions
  moves: MathMasterMove[]
}

function record(timed: boolean, player: Player): Round {
  const options: RoundOptions = roundOptions({ seed: 0, band: 'high', timed })
  return { options, moves: playRound(options, player).moves }
}

export async function benchReplay(): Promise<Findings> {
  const code = await bundleWorker(new URL('./replay-worker.ts', import.meta.url))
  const workerd = startWorkerd([{ name: 'replay', code }])
  try {
    const url = await workerd.url('replay')
    return {
      entries: [
        await compare(url, 'perfect', record(true, perfectPlayer(9_006))),
        await compare(url, 'guessed', record(false, guessingPlayer(15))),
      ],
      notes: [
        `Replays: ${ROUNDS} batches of about ${BATCH_MS} ms each, in turns; from parsed moves to score, without the database.`,
      ],
    }
  } finally {
    await workerd.stop()
  }
}

async function compare(url: string, name: string, round: Round): Promise<Entry> {
  const rate = async (work: ReplayOrder['work'], times: number) => {
    const started = performance.now()
    await order(url, { ...round, work, times })
    return (times * 1_000) / (performance.now() - started)
  }
  const sized = async (work: ReplayOrder['work']) => {
    await rate(work, FIRST_BATCH)
    return Math.ceil(((await rate(work, FIRST_BATCH)) * BATCH_MS) / 1_000)
  }
  const [replayTimes, parseTimes] = [await sized('replay'), await sized('parse')]
  const replays: number[] = []
  const parses: number[] = []
  const ratios: number[] = []
  for (let turn = 0; turn < ROUNDS; turn++) {
    const replayed = await rate('replay', replayTimes)
    const parsed = await rate('parse', parseTimes)
    replays.push(replayed)
    parses.push(parsed)
    ratios.push(replayed / parsed)
  }
  const answers = round.moves.filter(({ type }) => type === 'answer').length
  return {
    name: `Replay of a ${name} round, ${answers} answers`,
    value: median(replays),
    unit: 'per second',
    reference: { name: 'JSON.parse of its log, per second', value: median(parses) },
    ratio: median(ratios),
  }
}

/** Fails when the Worker did something else than it was asked to. */
async function order(url: string, work: ReplayOrder): Promise<void> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(work) })
  const { moves }: ReplayOutcome = await response.json()
  if (moves !== work.moves.length)
    throw new Error(`${work.work}: ${moves} moves instead of ${work.moves.length}`)
}
