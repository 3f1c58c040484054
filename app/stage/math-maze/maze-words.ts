// What is said of each step, and of where one stands: for ears, and for Glim's bubble.
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import type { Step } from '#engine/core/game-rules.ts'
import { beside, type CellKind, cellAt, type Direction, goalOf } from '#engine/games/math-maze/maze.ts'
import type { MathMazeEvent, MathMazeState } from '#engine/games/math-maze/state.ts'
import { solutionFor } from '../arithmetic/hint.ts'

export interface Said {
  readonly text: string
  /** Everybody is to read it; the rest is for those who do not see the maze. */
  readonly shown: boolean
}

const DIRECTION_WORDS: Readonly<Record<Direction, () => string>> = {
  up: () => m.maze_up(),
  down: () => m.maze_down(),
  left: () => m.maze_left(),
  right: () => m.maze_right(),
}

const KIND_WORDS: Readonly<Record<CellKind, () => string>> = {
  wall: () => m.maze_kind_wall(),
  empty: () => m.maze_kind_open(),
  math: () => m.maze_kind_door(),
  goal: () => m.maze_kind_goal(),
}

/** Null for steps there is nothing to say of. */
export function wordsFor({ state, events }: Step<MathMazeState, MathMazeEvent>, locale: string): Said | null {
  const number = numberFormat(locale)
  let said: Said | null = null
  for (const event of events) {
    switch (event.type) {
      case 'moved':
        said = { text: movedWords(state, event.direction), shown: false }
        break
      case 'bumped':
        said = { text: m.maze_bumped(), shown: false }
        break
      case 'cleared':
        said = { text: m.maze_cleared({ ahead: lookAhead(state) }), shown: true }
        break
      case 'closed': {
        said = {
          text: state.lastAnswer?.kind === 'wrong' ? missWords(state, locale) : m.maze_shut(),
          shown: true,
        }
        break
      }
      case 'level-up': {
        const bonus = events.find(({ type }) => type === 'goal')
        const values = {
          points: number.format(bonus?.type === 'goal' ? bonus.bonus : 0),
          level: number.format(event.level),
        }
        const withStar = events.some(({ type }) => type === 'star')
        said = { text: withStar ? m.maze_level_star(values) : m.maze_level(values), shown: true }
        break
      }
    }
  }
  return said
}

/** The right answer and how it is worked out stay in Glim's bubble until the next door. */
function missWords({ problem, band }: MathMazeState, locale: string): string {
  return problem ? `${m.maze_wrong()}${sentenceGap()}${solutionFor(problem, band, locale)}` : m.maze_wrong()
}

/** The goal's direction and what lies around. */
export function whereWords({ maze, player }: MathMazeState, locale: string): string {
  const number = numberFormat(locale)
  const goal = goalOf(maze)
  const around = (direction: Direction) => KIND_WORDS[cellAt(maze, beside(player, direction))]()
  return m.maze_where({
    down: number.format(goal.y - player.y),
    right: number.format(goal.x - player.x),
    above: around('up'),
    below: around('down'),
    before: around('left'),
    behind: around('right'),
  })
}

export function directionWord(direction: Direction): string {
  return DIRECTION_WORDS[direction]()
}

function movedWords({ maze, player }: MathMazeState, direction: Direction): string {
  const ahead = KIND_WORDS[cellAt(maze, beside(player, direction))]()
  return m.maze_moved({ direction: directionWord(direction), ahead })
}

/** Past the door one has come through. */
function lookAhead({ maze, trail, player }: MathMazeState): string {
  const before = trail.at(-2)
  const ahead = before ? { x: player.x * 2 - before.x, y: player.y * 2 - before.y } : player
  return KIND_WORDS[cellAt(maze, ahead)]()
}
