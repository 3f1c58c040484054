// Whole rounds replayed in Node, against boardgame.io's reducer processing as many moves of the least game there is: one
// that only notes each move. They take turns, so that noise hits both.
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { replay } from '#engine/core/replay.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { mathMasterRules } from '#engine/games/math-master/rules.ts'
import { type Player, perfectPlayer, playRound } from '#engine/games/math-master/scripted-players.ts'
import { type Entry, type Findings, median } from './entries.ts'
import { boardgame } from './tools/packages.ts'

const TURNS = 7
const BATCH_MS = 250

const noteMoves = {
  name: 'notes',
  setup: () => ({ answers: [] as unknown[] }),
  moves: {
    move: ({ G }: { G: { answers: unknown[] } }, move: unknown) => {
      G.answers.push(move)
    },
  },
}

export function benchReplayInNode(): Findings {
  return {
    entries: [compare('perfect', roundOptions({ seed: 0, band: 'high' }), perfectPlayer(9_006))],
    notes: [
      `Replays in Node: ${TURNS} batches of about ${BATCH_MS} ms each, in turns. boardgame.io 0.50.2 runs a game that only notes its moves, on the server's reducer, without network or storage.`,
    ],
  }
}

function compare(name: string, options: RoundOptions, player: Player): Entry {
  const { moves } = playRound(options, player)
  const reduce = boardgame.CreateGameReducer({ game: noteMoves, isClient: false })
  const fresh = boardgame.InitializeGame({ game: noteMoves, numPlayers: 1 })
  const ours = () => {
    const result = replay(mathMasterRules, options, moves)
    if (!result.ok) throw new Error(result.code)
  }
  const theirs = () => {
    let state = fresh
    for (const move of moves) {
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'move', args: [move], playerID: '0' } })
    }
    if (state.G.answers.length !== moves.length) throw new Error('boardgame.io lost a move')
  }
  rate(ours)
  rate(theirs)
  const pairs = Array.from({ length: TURNS }, () => [rate(ours), rate(theirs)] as const)
  return {
    name: `Replay in Node of a ${name} round, ${moves.length} moves`,
    value: median(pairs.map(([own]) => own)),
    unit: 'per second',
    reference: {
      name: 'boardgame.io, as many moves, per second',
      value: median(pairs.map(([, other]) => other)),
    },
    ratio: median(pairs.map(([own, other]) => own / other)),
  }
}

/** How often a second, over one batch. */
function rate(work: () => void): number {
  const started = performance.now()
  let times = 0
  while (performance.now() - started < BATCH_MS) {
    work()
    times++
  }
  return (times * 1_000) / (performance.now() - started)
}
