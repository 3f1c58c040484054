// The maze drawn in the page itself, from the same lines as the canvas draws: for calm mode and wherever there is no
// canvas, and until there is one.
import { memo, useMemo } from 'react'
import { useThemeLevel } from '#app/preferences/use-preferences.ts'
import { spriteUrl } from '#app/ui/art/art.tsx'
import { goalOf, type Maze, type Place, placeOf } from '#engine/games/math-maze/maze.ts'
import type { MathMazeState } from '#engine/games/math-maze/state.ts'
import { stroke } from '#engine/phaser/kit/hand.ts'
import type { Box, Point } from '#engine/phaser/kit/marks.ts'
import type { MathMazeSession } from '#engine/phaser/math-maze/hand-over.ts'
import {
  blocksOf,
  dotsOf,
  edgesOf,
  floorsOf,
  layOut,
  type MazeLayout,
  stonesOf,
  wallsOf,
} from '#engine/phaser/math-maze/maze-layout.ts'
import { useSessionState } from '../use-session.ts'

/** The picture's own units; about the pixels it has on a desk. */
const SIDE = 600
const JITTER = 1.6

const mazeOf = ({ maze }: MathMazeState) => maze
const playerOf = ({ player }: MathMazeState) => player
const trailOf = ({ trail }: MathMazeState) => trail
const doorOf = ({ door }: MathMazeState) => door

export function MazePicture({ session }: { session: MathMazeSession }) {
  const maze = useSessionState(session, mazeOf)
  const player = useSessionState(session, playerOf)
  const trail = useSessionState(session, trailOf)
  const door = useSessionState(session, doorOf)
  const layout = useMemo(() => layOut(maze, SIDE), [maze])
  const [level] = useThemeLevel()
  const isDry = level === 'high'
  return (
    <svg className="maze-picture" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <Floor maze={maze} layout={layout} />
      <Walls maze={maze} layout={layout} />
      <g className="dots">
        {dotsOf(trail, layout).map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={layout.cell * 0.055} />
        ))}
      </g>
      <Things maze={maze} layout={layout} tried={door} />
      <g className="player" style={{ translate: moved(layout.centre(player)) }}>
        <use
          className="whole"
          href={`${spriteUrl}#${isDry ? 'glim-dry-small' : 'glim-hello'}`}
          {...boxAround(layout, isDry ? 1.04 : 1.24)}
        />
        <use
          className="small"
          href={`${spriteUrl}#${isDry ? 'glim-dry-small' : 'glim-hello-small'}`}
          {...boxAround(layout, 1.04)}
        />
      </g>
    </svg>
  )
}

/** Stones to walk on, one a cell. */
const Floor = memo(function Floor({ maze, layout }: { maze: Maze; layout: MazeLayout }) {
  const round = layout.cell * 0.14
  return (
    <g className="floor">
      <path className="earth" d={floorsOf(maze, layout).map(rectangle).join('')} />
      {stonesOf(maze, layout).map((stone) => (
        <rect key={`${stone.x} ${stone.y}`} className="stone" rx={round} {...stone} />
      ))}
    </g>
  )
})

const Walls = memo(function Walls({ maze, layout }: { maze: Maze; layout: MazeLayout }) {
  const walls = wallsOf(maze, layout).map(rectangle).join('')
  const edges = edgesOf(maze, layout).map(({ from, to }) => line(stroke(from, to, JITTER)))
  return (
    <>
      <path className="under" d={walls} />
      <path className="fill" d={walls} />
      <path className="hatch" d={blocksOf(maze, layout).map(hatching).join('')} />
      <path className="edge crooked" d={edges.join('')} />
      <path
        className="edge straight"
        d={edgesOf(maze, layout)
          .map(({ from, to }) => line([from, to]))
          .join('')}
      />
    </>
  )
})

function Things({ maze, layout, tried }: { maze: Maze; layout: MazeLayout; tried: Place | null }) {
  const doors = maze.cells.flatMap((kind, index) => (kind === 'math' ? [placeOf(maze, index)] : []))
  return (
    <>
      {doors.map((door) => (
        <use
          key={`${door.x} ${door.y}`}
          className={tried && tried.x === door.x && tried.y === door.y ? 'door tried' : 'door'}
          href={`${spriteUrl}#maze-door`}
          style={{ translate: moved(layout.centre(door)) }}
          {...boxAround(layout, 0.84)}
        />
      ))}
      <use
        className="goal"
        href={`${spriteUrl}#maze-flame`}
        style={{ translate: moved(layout.centre(goalOf(maze))) }}
        {...boxAround(layout, 0.86)}
      />
    </>
  )
}

function moved({ x, y }: Point): string {
  return `${x}px ${y}px`
}

/** A square around the origin, so many cells wide. */
function boxAround({ cell }: MazeLayout, cells: number) {
  const side = cell * cells
  return { x: -side / 2, y: -side / 2, width: side, height: side }
}

function rectangle({ x, y, width, height }: Box): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
}

function line(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

/** Three strokes of shading, from bottom right. */
function hatching({ x, y, width, height }: Box): string {
  return [0.34, 0.58, 0.82]
    .map((reach) =>
      line([
        { x: x + width * (1 - reach), y: y + height * 0.9 },
        { x: x + width * 0.9, y: y + height * (1 - reach) },
      ]),
    )
    .join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
