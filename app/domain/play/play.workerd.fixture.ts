// Rounds of one player, opened and played by scripts.
import { env } from 'cloudflare:workers'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { playerProgress } from '#app/domain/progress/progress.schema.ts'
import type { Band } from '#engine/core/bands.ts'
import { perfectPlayer, playRound } from '#engine/games/math-master/scripted-players.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { NO_ENTITLEMENTS } from './entitlements.ts'
import { finishRound } from './finish-round.server.ts'
import { finishedRounds, openRounds } from './play.schema.ts'
import type { OpenRound } from './play.types.ts'
import { type StartRoundInput, startRound } from './start-round.server.ts'

export let ctx: TestContext

export async function startAnew() {
  ctx = testContext(env.DB)
  await ctx.db.batch([
    ctx.db.delete(openRounds),
    ctx.db.delete(finishedRounds),
    ctx.db.delete(playerProgress),
    ctx.db.delete(users),
  ])
}

export const CHOICE = {
  gameId: 'mathMaster',
  band: 'elementary',
  timed: true,
  language: 'en',
  challenge: 'even',
  entitlements: NO_ENTITLEMENTS,
} as const

export type Started = Partial<Omit<StartRoundInput, 'band'>> & { band?: Band }

export async function start(options: Started = {}) {
  const started = await startRound(ctx, { ...CHOICE, playerId: 'ana', attemptId: ctx.newId(), ...options })
  if (!started.ok) throw new Error(started.code)
  return started.value
}

export function perfectMoves({ options }: OpenRound) {
  return playRound(options, perfectPlayer(800)).moves
}

export function finish(roundId: string, moves: unknown, playerId = 'ana') {
  return finishRound(ctx, { playerId, roundId, moves, entitlements: NO_ENTITLEMENTS })
}

export async function play(options: Started = {}) {
  const round = await start(options)
  const moves = perfectMoves(round)
  ctx.clock.now += moves.reduce((total, move) => total + move.ms, 0)
  return { round, moves, finished: await finish(round.roundId, moves, options.playerId) }
}

export function stored() {
  return ctx.db.batch([ctx.db.select().from(openRounds), ctx.db.select().from(finishedRounds)])
}
