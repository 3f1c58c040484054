// Paints a maze of a world on two canvases, as a pencil sketch and in full colour, and the small things on canvases of their
// own. In steps, so that keys are answered in between.
import type { Maze } from '#engine/games/math-maze/maze.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import type { Notebook } from '#engine/phaser/kit/notebook.ts'
import { type Brush, css, paintMarks } from './brush.ts'
import { contoursOf } from './contours.ts'
import { type MazeLayout, wallsOf } from './maze-layout.ts'
import { FIELD, type Ground, type World } from './worlds/world.ts'

/** Outlines reach over the edge of the board by less than this, in pixels. */
export const MARGIN = 8

/** Dots a glow is wide as painted. */
export const GLOW = 128

export interface Sheets {
  readonly sketch: HTMLCanvasElement
  readonly lit: HTMLCanvasElement
}

/** @param dots of the canvas for each pixel of the page
 *  @returns when all of it is painted; each step before takes a few milliseconds */
export function* paintWorld(
  world: World,
  maze: Maze,
  layout: MazeLayout,
  notebook: Notebook,
  dots: number,
): Generator<void, Sheets> {
  const side = layout.line(maze.size)
  const contours = contoursOf(maze).map((loop) =>
    loop.map(({ x, y }) => ({ x: layout.line(x), y: layout.line(y) })),
  )
  const ground: Ground = { maze, layout, side, contours }
  const sheets: HTMLCanvasElement[] = []
  for (const lit of [false, true]) {
    const [canvas, context] = newCanvas(side + 2 * MARGIN, dots)
    context.translate(MARGIN, MARGIN)
    const brush: Brush = { context, notebook, lit }
    for (let y = 1; y < maze.size - 1; y++) {
      for (let x = 1; x < maze.size - 1; x++) paintFloor(world, brush, ground, x, y)
      if (y % 4 === 0) yield
    }
    yield
    context.save()
    context.beginPath()
    context.rect(0, 0, side, side)
    context.clip()
    world.ground(brush, ground)
    context.restore()
    yield
    // Floor and what lies across it end at the walls.
    if (!lit) clearWalls(context, maze, layout)
    world.walls(brush, ground)
    sheets.push(canvas)
    yield
  }
  const [sketch, lit] = sheets
  if (!sketch || !lit) throw new Error('nothing painted')
  return { sketch, lit }
}

function paintFloor(world: World, brush: Brush, { maze, layout }: Ground, x: number, y: number): void {
  if (maze.cells[y * maze.size + x] === 'wall') return
  const box = { x: layout.line(x), y: layout.line(y), width: layout.cell, height: layout.cell }
  world.floor(brush, box, x * 37 + y * 101)
}

function clearWalls(context: CanvasRenderingContext2D, maze: Maze, layout: MazeLayout): void {
  for (const { x, y, width, height } of wallsOf(maze, layout)) context.clearRect(x, y, width, height)
}

/** A square thing of a world. @param side in pixels of the page */
export function paintThing(
  side: number,
  dots: number,
  notebook: Notebook,
  paint: (brush: Brush) => void,
): HTMLCanvasElement {
  const [canvas, context] = newCanvas(side, dots)
  paint({ context, notebook, lit: true })
  return canvas
}

/** A drawing on a field of 100 by 100, on a square with a little room around. */
export function paintDrawing(
  marks: readonly Mark[],
  side: number,
  dots: number,
  notebook: Notebook,
): HTMLCanvasElement {
  return paintThing(side, dots, notebook, (brush) => {
    brush.context.translate(side * 0.08, side * 0.08)
    paintMarks(brush, marks, (side * 0.84) / FIELD)
  })
}

/** A round light, brightest in its middle. */
export function paintGlow(colour: number): HTMLCanvasElement {
  const side = GLOW
  const [canvas, context] = newCanvas(side, 1)
  const light = context.createRadialGradient(side / 2, side / 2, 0, side / 2, side / 2, side / 2)
  light.addColorStop(0, css(colour, 0.44))
  light.addColorStop(0.45, css(colour, 0.2))
  light.addColorStop(1, css(colour, 0))
  context.fillStyle = light
  context.fillRect(0, 0, side, side)
  return canvas
}

/** Of somebody who stands there. */
export function paintShadow(side: number, dots: number, notebook: Notebook): HTMLCanvasElement {
  return paintThing(side, dots, notebook, ({ context }) => {
    context.fillStyle = css(notebook.paper === 0xffffff ? notebook.ink : 0, 0.22)
    context.beginPath()
    context.ellipse(side / 2, side / 2, side / 2, side / 6, 0, 0, 7)
    context.fill()
  })
}

/** A sum on a slip of paper. */
export function paintTag(text: string, notebook: Notebook, dots: number): HTMLCanvasElement {
  const size = 20
  const font = `${notebook.fontStyle} ${size}px ${notebook.font}`
  const probe = document.createElement('canvas').getContext('2d')
  if (probe) probe.font = font
  const width = Math.ceil((probe?.measureText(text).width ?? 60) + 20)
  const height = size + 14
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil((width + 6) * dots)
  canvas.height = Math.ceil((height + 6) * dots)
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(dots, dots)
  context.translate(3, 3)
  context.beginPath()
  context.roundRect(0, 0, width, height, notebook.level === 'high' ? 0 : 7)
  context.fillStyle = css(notebook.paper)
  context.fill()
  context.strokeStyle = css(notebook.ink)
  context.lineWidth = Math.min(3, notebook.thin)
  context.stroke()
  context.fillStyle = css(notebook.ink)
  context.font = font
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, width / 2, height / 2 + 1)
  return canvas
}

function newCanvas(side: number, dots: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(side * dots))
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to paint on')
  context.scale(dots, dots)
  return [canvas, context]
}
