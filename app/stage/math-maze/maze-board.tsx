// The maze as something to hold: one board that takes keys, swipes and presses, and says what it is to those who do not
// see it. Its picture is drawn here; a canvas may draw it instead.
import { type PointerEvent, useRef } from 'react'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import {
  type CellKind,
  type Direction,
  indexOf,
  type Maze,
  type Place,
} from '#engine/games/math-maze/maze.ts'
import type { MathMazeState } from '#engine/games/math-maze/state.ts'
import { fieldSide, scrollTo } from '#engine/phaser/math-maze/camera.ts'
import type { MathMazeSession } from '#engine/phaser/math-maze/hand-over.ts'
import { layOut } from '#engine/phaser/math-maze/maze-layout.ts'
import { useSessionState } from '../use-session.ts'
import { directionOf } from './directions.ts'
import { MazePicture } from './maze-picture.tsx'
import './maze-board.css'

/** A finger has swiped, and not just trembled, after so many pixels. */
const SWIPE = 24

const mazeOf = ({ maze }: MathMazeState) => maze
const playerOf = ({ player }: MathMazeState) => player
const levelOf = ({ level }: MathMazeState) => level

export interface MazeBoardProps {
  session: MathMazeSession
  paused: boolean
  onStep: (direction: Direction) => void
}

export function MazeBoard({ session, paused, onStep }: MazeBoardProps) {
  const maze = useSessionState(session, mazeOf)
  const player = useSessionState(session, playerOf)
  const level = useSessionState(session, levelOf)
  const number = numberFormat(useLocale())
  const pressed = useRef<{ x: number; y: number } | null>(null)

  function release(event: PointerEvent<HTMLElement>) {
    const from = pressed.current
    pressed.current = null
    if (!from) return
    const swiped = directionOf(event.clientX - from.x, event.clientY - from.y, SWIPE)
    onStep(swiped ?? towards(event, session.getState()))
  }

  return (
    <Sheet className="maze-sheet">
      <div
        className="maze-board covered"
        role="application"
        aria-label={m.maze_board({ level: number.format(level) })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is interactive
        tabIndex={0}
        data-first-focus
        data-maze={written(maze, player)}
        onPointerDown={(event) => {
          // A touch ends with mouse events (Pointer Events, 11.3), which would move focus off whatever the step brought.
          if (event.pointerType !== 'mouse') event.preventDefault()
          pressed.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerUp={release}
        onPointerCancel={() => {
          pressed.current = null
        }}
      >
        <MazePicture session={session} />
      </div>
      {paused && (
        <div className="cover">
          <p className="title">{m.play_paused_title()}</p>
          <p>{m.maze_paused()}</p>
        </div>
      )}
    </Sheet>
  )
}

/** The way from where the player is shown to where the board was pressed. */
function towards(event: PointerEvent<HTMLElement>, { maze, player }: MathMazeState): Direction {
  const board = event.currentTarget.getBoundingClientRect()
  const isDrawn = event.currentTarget.closest('[data-canvas="drawn"]') !== null
  const side = isDrawn ? fieldSide(maze, board.width) : board.width
  const at = layOut(maze, side).centre(player)
  const scrolled = scrollTo(at, side, board.width)
  const across = event.clientX - board.x - (at.x - scrolled.x)
  const down = event.clientY - board.y - (at.y - scrolled.y)
  return directionOf(across, down, 0) ?? 'right'
}

const LETTERS: Readonly<Record<CellKind, string>> = { wall: '#', empty: '.', math: '?', goal: '*' }

/** The maze row by row, for whoever reads the page by machine: # wall, . open, ? math door, * goal, @ the player. */
function written({ size, cells }: Maze, player: Place): string {
  const letters = cells.map((kind) => LETTERS[kind]).with(indexOf({ size }, player), '@')
  return Array.from({ length: size }, (_, row) => letters.slice(row * size, (row + 1) * size).join('')).join(
    ' ',
  )
}
