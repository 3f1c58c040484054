// Walking through a maze: what is spelled so far, where a way ends, and which step leads on.
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { Played } from '#engine/learning/missions/rules.ts'
import { isEnd, type Maze, openFrom, rightWay, spelledBy } from './maze.ts'

/** The page during a mission. */
export interface Walk {
  readonly maze: Maze
  /** The cells walked over, from the start to where the piece stands. */
  readonly way: readonly number[]
}

export interface StepMove {
  readonly type: 'step'
  readonly ms: number
  /** A cell beside this one, or one walked over before: the piece goes back to it. */
  readonly to: number
}

/** no_way: no such cell, a wall between, or the piece stands there. */
export type StepRefusal = 'no_way'

/** The end of a wrong way. */
export interface WrongEnd {
  /** Its number in the mission, and so in the reasons. */
  readonly trap: number
  readonly spelled: string
}

/** Where the piece stands. */
export function standsOn({ way }: Pick<Walk, 'way'>): number {
  return way.at(-1) ?? 0
}

/** The cells that a step can lead to. */
export function canStepTo({ maze, way }: Walk): number[] {
  const here = standsOn({ way })
  return maze.cells.flatMap((_, cell) =>
    cell !== here && (way.includes(cell) || openFrom(maze, here).includes(cell)) ? [cell] : [],
  )
}

export function takeStep(walk: Walk, { to }: StepMove): Result<Played<Walk, WrongEnd>, StepRefusal> {
  if (!canStepTo(walk).includes(to)) return refuse('no_way')
  const { maze } = walk
  const back = walk.way.indexOf(to)
  const way = back === -1 ? [...walk.way, to] : walk.way.slice(0, back + 1)
  const bench = { maze, way }
  if (!isEnd(maze, to)) return ok({ bench, mistake: null, done: false })
  const trap = maze.cells[to]?.trap ?? null
  return ok({
    bench,
    mistake: trap === null ? null : { trap, spelled: spelledBy(maze, way) },
    done: trap === null,
  })
}

/** The next step of the right way; from a wrong one, back to where they part. */
export function nextStep({ maze, way }: Walk): StepMove {
  const right = rightWay(maze)
  const shared = right.findIndex((cell, place) => way[place] !== cell)
  const to = way.length > shared ? right[shared - 1] : right[shared]
  if (to === undefined) throw new RangeError('the end has been reached')
  return { type: 'step', ms: 0, to }
}
