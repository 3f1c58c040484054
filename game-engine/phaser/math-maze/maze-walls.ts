// Draws the walls of a maze with the notebook's pen: filled beside their outline, shaded where the notebook shades.
import type { GameObjects } from 'phaser'
import type { Maze } from '#engine/games/math-maze/maze.ts'
import { stroke } from '#engine/phaser/kit/hand.ts'
import type { Point } from '#engine/phaser/kit/marks.ts'
import type { Notebook } from '#engine/phaser/kit/notebook.ts'
import { trace } from '#engine/phaser/kit/trace.ts'
import { blocksOf, edgesOf, type MazeLayout, wallsOf } from './maze-layout.ts'

/** What walls are filled with, and how thickly: cut paper, pencil, felt-tip, a tint. */
const FILLS: Readonly<Record<string, readonly [ink: 'a' | 'b', alpha: number]>> = {
  default: ['b', 0.26],
  elementary: ['b', 0.62],
  'middle-school': ['b', 0.2],
  high: ['a', 0.6],
}

/** Board section 10: walls are a little heavier than other outlines. */
const HEAVIER = 1.15
/** So many edges are being drawn at the same time. */
const AT_ONCE = 8

/** @param share how much is drawn so far, 0 to 1; edges come one after the other */
export function drawWalls(
  graphics: GameObjects.Graphics,
  maze: Maze,
  layout: MazeLayout,
  notebook: Notebook,
  share: number,
): void {
  const { shift, line: width, jitter, hatches, ink } = notebook
  graphics.clear()
  if (notebook.level === 'elementary') {
    // Cut paper lies on a second sheet.
    graphics.fillStyle(ink, 0.2 * share)
    for (const { x, y, width: across, height } of wallsOf(maze, layout))
      graphics.fillRect(x, y + 7, across, height)
  }
  const [fill, alpha] = FILLS[notebook.level] ?? ['b', 0.26]
  graphics.fillStyle(notebook[fill], alpha * share)
  for (const wall of wallsOf(maze, layout)) {
    graphics.fillRect(wall.x + shift.x, wall.y + shift.y, wall.width, wall.height)
  }
  if (hatches && share === 1) {
    graphics.lineStyle(Math.max(1, notebook.thin * 0.8), ink, 0.5)
    for (const { x, y, width: across, height } of blocksOf(maze, layout)) {
      for (const reach of [0.34, 0.58, 0.82]) {
        graphics.lineBetween(
          x + across * (1 - reach),
          y + height * 0.9,
          x + across * 0.9,
          y + height * (1 - reach),
        )
      }
    }
  }
  const edges = edgesOf(maze, layout)
  const front = share * (edges.length + AT_ONCE)
  for (const [index, { from, to }] of edges.entries()) {
    const drawn = Math.min(1, (front - index) / AT_ONCE)
    if (drawn > 0) inkLine(graphics, stroke(from, to, jitter * 0.8, drawn), width * HEAVIER, ink)
  }
}

function inkLine(graphics: GameObjects.Graphics, points: readonly Point[], width: number, ink: number): void {
  const [start] = points
  const end = points.at(-1)
  if (!start || !end) return
  trace(graphics.lineStyle(width, ink), points).strokePath()
  if (width < 2) return
  graphics.fillStyle(ink)
  for (const { x, y } of points) graphics.fillCircle(x, y, width / 2)
}
