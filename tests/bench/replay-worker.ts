// The replay benchmark's Worker. POST {options, moves, work, times}: does the work so many times and answers with what
// came out last. The caller holds the watch: a Worker's own clock may stand still while it computes.
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { replay } from '#engine/core/replay.ts'
import { mathMasterRules } from '#engine/games/math-master/rules.ts'

export interface ReplayOrder {
  work: 'replay' | 'parse'
  times: number
  options: RoundOptions
  moves: unknown[]
}

/** How many moves the last replay or parse went through; 0 when it refused. */
export interface ReplayOutcome {
  moves: number
}

function replayed({ options, moves }: ReplayOrder): number {
  const result = replay(mathMasterRules, options, moves)
  return result.ok ? result.value.moveCount : 0
}

async function carryOut(request: Request): Promise<Response> {
  const order: ReplayOrder = await request.json()
  const log = JSON.stringify(order.moves)
  const doOnce = order.work === 'replay' ? () => replayed(order) : (): number => JSON.parse(log).length
  let moves = 0
  for (let time = 0; time < order.times; time++) moves = doOnce()
  return Response.json({ moves } satisfies ReplayOutcome)
}

// biome-ignore lint/style/noDefaultExport: the shape of a Worker
export default { fetch: carryOut }
