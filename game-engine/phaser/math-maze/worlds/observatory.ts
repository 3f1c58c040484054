// High school: the plan of an observatory. Hatched walls, ruled edges, a chart of the sky around the dome; a lantern is
// moved over it, and what it has passed is inked in.

import { goalOf } from '#engine/games/math-maze/maze.ts'
import { wobble } from '#engine/phaser/kit/hand.ts'
import type { Box, Point } from '#engine/phaser/kit/marks.ts'
import { addRounded, type Brush, css, mix, strokeLine } from '../brush.ts'
import { blocksOf } from '../maze-layout.ts'
import { comet, constellation, lantern, lens, planet, sextant } from './observatory-things.ts'
import { questionMark } from './question-mark.ts'
import { type Ground, isRim, type World } from './world.ts'

export const observatory: World = {
  floor,
  ground,
  walls,
  doorway,
  leaf,
  hinge: { x: 0.08, y: 0.82, width: 1, turn: -82 },
  footprint,
  things: [planet(), constellation(), sextant(), comet(), lens()],
  player: lantern(),
  glow: 'b',
}

const HATCH = 7
const RULE = 4

function floor({ context, notebook, lit }: Brush, { x, y, width, height }: Box, seed: number): void {
  const { b, paper, ink } = notebook
  if (lit) {
    context.fillStyle = css(mix(paper, b, 0.15))
    context.fillRect(x, y, width + 1, height + 1)
  }
  // Divisions of the plan, as on squared paper.
  context.strokeStyle = lit ? css(b, 0.24) : css(ink, 0.08)
  context.lineWidth = 1
  for (let share = 1; share < RULE; share++) {
    const across = Math.round(x + (width * share) / RULE) + 0.5
    const down = Math.round(y + (height * share) / RULE) + 0.5
    strokeLine(context, [
      { x: across, y },
      { x: across, y: y + height },
    ])
    strokeLine(context, [
      { x, y: down },
      { x: x + width, y: down },
    ])
  }
  context.strokeStyle = css(lit ? b : ink, lit ? 0.5 : 0.28)
  context.lineWidth = 1
  const arm = Math.max(3, width * 0.07)
  strokeLine(context, [
    { x: x - arm, y },
    { x: x + arm, y },
  ])
  strokeLine(context, [
    { x, y: y - arm },
    { x, y: y + arm },
  ])
  if (!lit || wobble(seed) < 0.2) return
  // A star of the chart, larger the brighter.
  const at = {
    x: x + width * (0.5 + 0.34 * wobble(seed + 1)),
    y: y + height * (0.5 + 0.34 * wobble(seed + 2)),
  }
  context.fillStyle = css(b, 0.75)
  context.beginPath()
  context.arc(at.x, at.y, 1.3 + Math.abs(wobble(seed + 3)) * 1.6, 0, 7)
  context.fill()
}

/** Circles of height and lines of direction, around the dome. */
function ground({ context, notebook, lit }: Brush, { maze, layout, side }: Ground): void {
  const centre = layout.centre(goalOf(maze))
  context.strokeStyle = css(lit ? notebook.b : notebook.ink, lit ? 0.7 : 0.3)
  context.lineWidth = 1
  const step = Math.max(layout.cell * 1.5, side / 7)
  for (let ring = 1; ring * step < side * 1.5; ring++) {
    context.setLineDash(ring % 2 === 0 ? [] : [6, 5])
    context.beginPath()
    context.arc(centre.x, centre.y, ring * step, 0, 7)
    context.stroke()
  }
  context.setLineDash([2, 6])
  for (let line = 0; line < 24; line++) {
    const angle = (line * Math.PI) / 12
    strokeLine(context, [
      { x: centre.x + Math.cos(angle) * step, y: centre.y + Math.sin(angle) * step },
      { x: centre.x + Math.cos(angle) * side * 1.5, y: centre.y + Math.sin(angle) * side * 1.5 },
    ])
  }
  context.setLineDash([])
}

function walls(brush: Brush, plan: Ground): void {
  const { context, notebook, lit } = brush
  const { a, b, paper, ink, line } = notebook
  const { contours, side, layout } = plan
  context.beginPath()
  for (const loop of contours) addRounded(context, loop, 0, 0)
  context.fillStyle = css(lit ? mix(paper, b, 0.34) : mix(paper, ink, 0.06))
  context.fill()
  context.save()
  context.clip()
  context.strokeStyle = css(lit ? b : ink, lit ? 0.85 : 0.34)
  context.lineWidth = 1
  context.beginPath()
  for (let at = -side; at < side; at += HATCH) {
    context.moveTo(at, side)
    context.lineTo(at + side, 0)
  }
  context.stroke()
  context.restore()
  context.lineJoin = 'miter'
  context.beginPath()
  for (const loop of contours) addRounded(context, loop, 0, 0)
  context.strokeStyle = css(ink)
  context.lineWidth = line * 1.15
  context.stroke()
  ruler(brush, plan)
  // Piers that stand alone carry a mark of the survey.
  for (const [index, { x, y }] of blocksOf(plan.maze, layout).entries()) {
    if (index % 3 !== 0) continue
    const middle = { x: x + layout.cell / 2, y: y + layout.cell / 2 }
    const radius = layout.cell * 0.24
    context.fillStyle = css(lit ? a : paper)
    context.strokeStyle = css(ink)
    context.lineWidth = notebook.thin
    context.beginPath()
    context.arc(middle.x, middle.y, radius, 0, 7)
    context.fill()
    context.stroke()
    quarters(context, middle, radius, css(ink))
  }
}

/** Two black quarters, as surveyors mark a point. */
function quarters(context: CanvasRenderingContext2D, { x, y }: Point, radius: number, colour: string): void {
  context.fillStyle = colour
  for (const from of [0, Math.PI]) {
    context.beginPath()
    context.moveTo(x, y)
    context.arc(x, y, radius * 0.72, from, from + Math.PI / 2)
    context.closePath()
    context.fill()
  }
}

/** Divisions along the edge of the plan; every fourth is long. */
function ruler({ context, notebook }: Brush, { maze, layout, side, contours }: Ground): void {
  if (!contours.some((loop) => isRim(loop, side))) return
  const width = layout.line(1)
  context.fillStyle = css(notebook.paper)
  for (const [x, y, across, down] of [
    [0, 0, side, width],
    [0, side - width, side, width],
    [0, 0, width, side],
    [side - width, 0, width, side],
  ] as const)
    context.fillRect(x + 1, y + 1, across - 2, down - 2)
  context.strokeStyle = css(notebook.ink)
  context.lineWidth = 1
  context.strokeRect(width, width, side - 2 * width, side - 2 * width)
  const divisions = (maze.size - 2) * RULE
  for (let division = 0; division <= divisions; division++) {
    const at = Math.round(width + (division * (side - 2 * width)) / divisions) + 0.5
    const long = width * (division % RULE === 0 ? 0.8 : division % 2 === 0 ? 0.42 : 0.26)
    for (const [from, to] of [
      [width, width - long],
      [side - width, side - width + long],
    ] as const) {
      strokeLine(context, [
        { x: at, y: from },
        { x: at, y: to },
      ])
      strokeLine(context, [
        { x: from, y: at },
        { x: to, y: at },
      ])
    }
  }
}

/** A door of a plan: two jambs, the floor between them, and the quarter its leaf sweeps. */
function doorway({ context, notebook }: Brush, side: number): void {
  const { b, ink, paper } = notebook
  const at = (share: number) => side * share
  context.fillStyle = css(mix(paper, b, 0.16))
  context.fillRect(at(0.08), at(0.08), at(0.84), at(0.84))
  context.fillStyle = css(ink)
  context.fillRect(at(0.02), at(0.72), at(0.1), at(0.2))
  context.fillRect(at(0.88), at(0.72), at(0.1), at(0.2))
  context.strokeStyle = css(b)
  context.lineWidth = Math.max(1, side * 0.022)
  context.setLineDash([side * 0.06, side * 0.05])
  context.beginPath()
  context.arc(at(0.08), at(0.82), at(0.8), -Math.PI / 2, 0)
  context.stroke()
  context.setLineDash([])
}

function leaf({ context, notebook }: Brush, side: number, open: boolean): void {
  const at = (share: number) => side * share
  context.fillStyle = css(notebook.b)
  context.strokeStyle = css(notebook.ink)
  context.lineWidth = Math.max(1, side * 0.024)
  context.beginPath()
  context.rect(at(0.08), at(0.76), at(0.8), at(0.12))
  context.fill()
  context.stroke()
  if (open) return
  context.save()
  context.translate(at(0.13), at(-0.02))
  context.scale(0.76, 0.82)
  questionMark(context, side, notebook.ink)
  context.restore()
}

/** A short stroke of a surveyed line. */
function footprint({ context, notebook }: Brush, side: number): void {
  context.fillStyle = css(notebook.b)
  context.fillRect(side * 0.1, side * 0.4, side * 0.8, side * 0.2)
  context.fillRect(side * 0.42, side * 0.18, side * 0.16, side * 0.64)
}
