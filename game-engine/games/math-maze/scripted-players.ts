// Players for tests, golden logs and benches: they play whole rounds through a session, as a screen would.

import type { RoundOptions } from '#engine/core/game-rules.ts'
import { type RandomState, seedRandom, withDice } from '#engine/core/random.ts'
import { createSession } from '#engine/core/session.ts'
import { beside, type CellKind, DIRECTIONS, type Direction, goalOf, isSame, placeOf } from './maze.ts'
import type { MathMazeMove } from './moves.ts'
import { shortestWay } from './paths.ts'
import { mathMazeRules } from './rules.ts'
import type { MathMazeState } from './state.ts'

/** What the player does next, while walking or asked. */
export type Player = (state: MathMazeState) => Exclude<MathMazeMove, { type: 'tick' }>

export interface PlayedRound {
  readonly state: MathMazeState
  readonly moves: MathMazeMove[]
}

export function rightOption({ problem }: MathMazeState): number {
  return problem ? problem.options.indexOf(problem.answer) : 0
}

export function wrongOption(state: MathMazeState): number {
  return (rightOption(state) + 1) % 4
}

/** Answers every problem of every maze rightly, then walks to the goal: no round gives more points. */
export function perfectPlayer(thinkMs: number): Player {
  return (state) => {
    if (state.phase === 'asking') return { type: 'answer', ms: thinkMs, option: rightOption(state) }
    return { type: 'step', ms: 180, direction: towardsProblem(state) ?? towardsGoal(state) }
  }
}

/** Goes the shortest way to the goal and answers what stands there. */
export function hastyPlayer(thinkMs: number): Player {
  return (state) => {
    if (state.phase === 'asking') return { type: 'answer', ms: thinkMs, option: rightOption(state) }
    return { type: 'step', ms: 90, direction: towardsGoal(state) }
  }
}

/** Wanders and answers at random, asks for help now and then, or leaves a problem alone. */
export function wanderingPlayer(seed: number): Player {
  let random: RandomState = seedRandom(seed)
  return (state) => {
    const [move, after] = withDice(random, (dice): ReturnType<Player> => {
      const ms = dice.int(0, 4_000)
      if (state.phase !== 'asking') {
        return {
          type: 'step',
          ms,
          direction: dice.int(1, 2) === 1 ? dice.pick(DIRECTIONS) : towardsGoal(state),
        }
      }
      const mood = dice.int(1, 10)
      if (mood === 1) return { type: 'close', ms }
      if (mood <= 3 && state.hints < 3) return { type: 'hint', ms }
      return { type: 'answer', ms, option: dice.int(0, 3) }
    })
    random = after
    return move
  }
}

/**
 * Plays a round to its end.
 * @throws when the round is not over after `maxMoves`: a player who never wins, or rules that never end
 */
export function playRound(options: RoundOptions, player: Player, { maxMoves = 50_000 } = {}): PlayedRound {
  const session = createSession(mathMazeRules, options)
  for (let moves = 0; session.getState().phase !== 'over'; moves++) {
    if (moves === maxMoves) throw new Error(`not over after ${maxMoves} moves`)
    const state = session.getState()
    const move =
      state.phase === 'feedback' ? ({ type: 'tick', ms: state.feedbackMs } as const) : player(state)
    const played = session.dispatch(move)
    if (!played.ok) throw new Error(`${move.type} was refused: ${played.code}`)
  }
  return { state: session.getState(), moves: session.log() as MathMazeMove[] }
}

export function towardsGoal(state: MathMazeState): Direction {
  const direction = firstStep(state, goalOf(state.maze), ['empty', 'math', 'goal'])
  if (!direction) throw new Error('there is no way to the goal')
  return direction
}

/** Towards the nearest problem, keeping off the goal; null when none is left. */
function towardsProblem(state: MathMazeState): Direction | null {
  const ways = state.maze.cells.flatMap((kind, index) => {
    if (kind !== 'math') return []
    const way = shortestWay(state.maze, state.player, placeOf(state.maze, index), ['empty', 'math'])
    return way ? [way] : []
  })
  const [nearest] = ways.toSorted((one, other) => one.length - other.length)
  const target = nearest?.at(-1)
  return target ? firstStep(state, target, ['empty', 'math']) : null
}

function firstStep(
  { maze, player }: MathMazeState,
  to: { x: number; y: number },
  over: readonly CellKind[],
): Direction | null {
  const next = shortestWay(maze, player, to, over)?.[1]
  return DIRECTIONS.find((direction) => next && isSame(beside(player, direction), next)) ?? null
}
