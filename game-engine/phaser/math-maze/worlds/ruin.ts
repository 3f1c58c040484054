// Middle school: a sunken ruin. Blocks of masonry seen from above and in front, flagstones, runes that glow once they are near.
import { points } from '#engine/phaser/kit/forms.ts'
import { wobble } from '#engine/phaser/kit/hand.ts'
import type { Box, Point } from '#engine/phaser/kit/marks.ts'
import { addRounded, type Brush, css, mix, strokeLine } from '../brush.ts'
import { blocksOf } from '../maze-layout.ts'
import { questionMark } from './question-mark.ts'
import { ammonite, amphora, gem, key, mask } from './ruin-things.ts'
import { type Ground, isRim, type World } from './world.ts'

export const ruin: World = {
  floor,
  ground,
  walls,
  doorway,
  leaf,
  hinge: { x: 0.14, y: 0.5, width: 0.16, turn: 0 },
  footprint,
  things: [gem(), amphora(), ammonite(), key(), mask()],
  player: null,
  glow: 'a',
}

/** How much of a block's cell is its front. */
const FRONT = 0.34
const NIGHT = 0x0b1430

/** Seams of flagstones, as shares of a cell. */
const SEAMS: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [0, 0.5, 1, 0.5],
    [0.4, 0, 0.4, 0.5],
    [0.65, 0.5, 0.65, 1],
  ],
  [
    [0.5, 0, 0.5, 1],
    [0.5, 0.42, 1, 0.42],
  ],
  [[0, 0.62, 1, 0.62]],
  [
    [0.35, 0, 0.35, 1],
    [0, 0.55, 0.35, 0.55],
  ],
]

function floor({ context, notebook, lit }: Brush, { x, y, width, height }: Box, seed: number): void {
  const { a, b, paper, ink } = notebook
  if (lit) {
    context.fillStyle = css(mix(paper, a, 0.26 + 0.09 * wobble(seed)))
    context.fillRect(x, y, width + 1, height + 1)
    if (wobble(seed + 2) > 0.35) {
      context.fillStyle = css(b, 0.1)
      context.fillRect(x, y, width * 0.5, height * 0.55)
    }
  } else if (wobble(seed) > -0.2) {
    context.fillStyle = css(b, 0.05 + 0.03 * wobble(seed + 3))
    context.fillRect(x, y, width, height)
  }
  const kind = Math.floor((wobble(seed + 5) + 1) * 2)
  context.lineCap = 'round'
  context.strokeStyle = css(ink, lit ? 0.42 : 0.24)
  context.lineWidth = Math.max(1.2, Math.min(notebook.thin * 0.6, width * 0.04))
  for (const [x1, y1, x2, y2] of [...(SEAMS[kind] ?? []), [0, 0, 1, 0], [0, 0, 0, 1]] as const) {
    strokeLine(context, [
      { x: x + x1 * width, y: y + y1 * height },
      { x: x + ((x1 + x2) / 2) * width + wobble(seed) * 1.4, y: y + ((y1 + y2) / 2) * height },
      { x: x + x2 * width, y: y + y2 * height },
    ])
  }
  if (wobble(seed + 8) > 0.25) {
    // A crack.
    const at = (dx: number, dy: number) => ({ x: x + dx * width, y: y + dy * height })
    strokeLine(context, [at(0.62, 0.08), at(0.7, 0.22), at(0.63, 0.3), at(0.76, 0.46)])
  }
}

/** Walls throw a shadow on the floor below them. */
function ground({ context, notebook, lit }: Brush, { contours, layout }: Ground): void {
  if (!lit) return
  context.fillStyle = css(notebook.paper === 0xffffff ? notebook.ink : 0, 0.2)
  context.beginPath()
  for (const loop of contours) {
    addRounded(
      context,
      loop.map(({ x, y }) => ({ x: x + layout.cell * 0.08, y: y + layout.cell * 0.13 })),
      3,
      0,
    )
  }
  context.fill()
}

function walls(brush: Brush, { maze, layout, contours, side }: Ground): void {
  const { context, notebook, lit } = brush
  const { a, b, paper, ink, jitter } = notebook
  const { cell } = layout
  const outline = () => {
    context.beginPath()
    for (const loop of contours) addRounded(context, loop, isRim(loop, side) ? 8 : 4, jitter)
  }
  outline()
  context.fillStyle = lit ? css(mix(paper, b, 0.42)) : css(b, 0.17)
  context.fill()
  context.save()
  context.clip()
  const isWall = (x: number, y: number) => maze.cells[y * maze.size + x] === 'wall'
  const course = Math.max(7, Math.min(17, cell * 0.17))
  for (let y = 0; y < maze.size; y++) {
    for (let x = 0; x < maze.size; x++) {
      if (!isWall(x, y)) continue
      const box = cellBox(layout, x, y)
      const below = y + 1 < maze.size && !isWall(x, y + 1)
      if (!below) {
        if (lit) speckle(context, box, css(mix(paper, b, 0.62)), x * 31 + y)
        continue
      }
      const tall = Math.min(box.height, cell * FRONT)
      const top = box.y + box.height - tall
      context.fillStyle = lit ? css(mix(b, NIGHT, 0.22)) : css(ink, 0.2)
      context.fillRect(box.x, top, box.width + 1, tall)
      bricks(brush, { x: box.x, y: top, width: box.width, height: tall }, course, x + y)
      context.strokeStyle = css(ink)
      context.lineWidth = Math.max(1.5, notebook.thin * 0.8)
      strokeLine(context, [
        { x: box.x - 1, y: top },
        { x: box.x + box.width + 1, y: top },
      ])
      if (lit && wobble(x * 7 + y * 13) > 0.1) moss(context, box.x, top, box.width, css(a), x + y * 5)
    }
  }
  for (const [index, box] of blocksOf(maze, layout).entries()) {
    if (index % 2 === 0) rune(brush, { x: box.x + cell / 2, y: box.y + cell * 0.34 }, cell * 0.17, index)
    else if (lit) hatch(brush, box, cell)
  }
  context.restore()
  outline()
  context.lineJoin = 'round'
  context.strokeStyle = css(ink)
  context.lineWidth = Math.min(notebook.line, Math.max(2.6, cell * 0.1))
  context.stroke()
}

function cellBox(layout: Ground['layout'], x: number, y: number): Box {
  const [left, top] = [layout.line(x), layout.line(y)]
  return { x: left, y: top, width: layout.line(x + 1) - left, height: layout.line(y + 1) - top }
}

function bricks({ context, notebook, lit }: Brush, box: Box, course: number, seed: number): void {
  const { paper, b } = notebook
  context.strokeStyle = lit ? css(mix(b, paper, 0.35)) : css(notebook.ink, 0.28)
  context.lineWidth = Math.max(1, notebook.thin * 0.4)
  const rows = Math.max(1, Math.round(box.height / course))
  for (let row = 0; row < rows; row++) {
    const y = box.y + (box.height * row) / rows
    if (row > 0)
      strokeLine(context, [
        { x: box.x, y },
        { x: box.x + box.width, y },
      ])
    const shift = ((row + seed) % 2) * 0.5
    for (let joint = 0.5 - shift / 2; joint < box.width / (course * 2.1); joint++) {
      const x = box.x + (joint + 0.25) * course * 2.1
      if (x < box.x + box.width)
        strokeLine(context, [
          { x, y },
          { x, y: y + box.height / rows },
        ])
    }
  }
}

function speckle(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  colour: string,
  seed: number,
): void {
  context.fillStyle = colour
  for (let dot = 0; dot < 5; dot++) {
    const at = {
      x: x + width * (0.5 + 0.42 * wobble(seed + dot)),
      y: y + height * (0.5 + 0.42 * wobble(seed * 3 + dot)),
    }
    context.fillRect(at.x, at.y, Math.max(2, width * 0.05), Math.max(1.5, width * 0.03))
  }
}

/** Hangs over the edge. */
function moss(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  colour: string,
  seed: number,
): void {
  const drops = 4
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(x + width * 0.1, y - 3)
  for (let drop = 0; drop < drops; drop++) {
    const [left, right] = [
      x + width * (0.1 + (0.5 * drop) / drops),
      x + width * (0.1 + (0.5 * (drop + 1)) / drops),
    ]
    context.quadraticCurveTo(
      (left + right) / 2,
      y + width * (0.16 + 0.09 * wobble(seed + drop)),
      right,
      y - 2,
    )
  }
  context.closePath()
  context.fill()
}

/** A sign cut into the stone; in colour it glows. */
function rune({ context, notebook, lit }: Brush, { x, y }: Point, size: number, index: number): void {
  const sign = RUNES[(index / 2) % RUNES.length] ?? []
  const path = (line: readonly Point[]) =>
    line.map((point) => ({ x: x + point.x * size, y: y + point.y * size }))
  context.lineCap = 'round'
  if (lit) {
    context.strokeStyle = css(notebook.a, 0.4)
    context.lineWidth = Math.max(5, size * 0.6)
    for (const line of sign) strokeLine(context, path(line))
  }
  context.strokeStyle = lit ? css(mix(notebook.ink, NIGHT, 0.5)) : css(notebook.ink, 0.3)
  context.lineWidth = Math.max(1.6, size * 0.17)
  for (const line of sign) strokeLine(context, path(line))
}

const RUNES: readonly (readonly (readonly Point[])[])[] = [
  [points('0,-1 0,1'), points('0,-0.8 0.7,-0.2 0,0.3')],
  [points('-0.6,-0.9 0.6,0.9'), points('0.6,-0.9 -0.6,0.9')],
  [points('0,-1 0.8,0.7 -0.8,0.7 0,-1')],
  [points('-0.7,0.9 -0.7,-0.8 0.7,0.4 0.7,-0.9')],
]

/** Three strokes, bottom right of a block's top. */
function hatch({ context, notebook }: Brush, { x, y, width }: Box, cell: number): void {
  context.strokeStyle = css(notebook.ink, 0.45)
  context.lineWidth = Math.max(1.2, notebook.thin * 0.6)
  const floorOfTop = y + cell * (1 - FRONT)
  for (const reach of [0.18, 0.32, 0.46])
    strokeLine(context, [
      { x: x + width * (0.92 - reach), y: floorOfTop - cell * 0.07 },
      { x: x + width * 0.92, y: floorOfTop - cell * (0.07 + reach) },
    ])
}

function doorway({ context, notebook }: Brush, side: number): void {
  const { b, paper, ink } = notebook
  const at = (share: number) => side * share
  context.lineJoin = 'round'
  context.beginPath()
  addRounded(context, box(at(0.03), at(0.04), at(0.97), at(0.96)), side * 0.05, 0)
  context.fillStyle = css(mix(paper, b, 0.5))
  context.fill()
  context.strokeStyle = css(ink)
  context.lineWidth = Math.max(2, side * 0.06)
  context.stroke()
  context.lineWidth = Math.max(1.2, side * 0.03)
  for (const y of [0.34, 0.64])
    for (const x of [0.03, 0.86])
      strokeLine(context, [
        { x: at(x), y: at(y) },
        { x: at(x + 0.11), y: at(y) },
      ])
  context.fillStyle = css(NIGHT)
  context.fillRect(at(0.14), at(0.15), at(0.72), at(0.81))
}

/** A slab with a glowing sign on it. */
function leaf({ context, notebook }: Brush, side: number): void {
  const { a, b, ink } = notebook
  const at = (share: number) => side * share
  context.beginPath()
  addRounded(context, box(at(0.14), at(0.15), at(0.86), at(0.96)), side * 0.03, 0)
  context.fillStyle = css(mix(b, NIGHT, 0.3))
  context.fill()
  context.strokeStyle = css(ink)
  context.lineWidth = Math.max(1.8, side * 0.045)
  context.stroke()
  context.fillStyle = css(a)
  for (const x of [0.22, 0.78])
    for (const y of [0.24, 0.87]) {
      context.beginPath()
      context.arc(at(x), at(y), Math.max(1.2, side * 0.032), 0, 7)
      context.fill()
    }
  context.save()
  context.shadowColor = css(a)
  context.shadowBlur = side * 0.12
  questionMark(context, side, mix(a, 0xffffff, 0.35))
  context.restore()
}

function box(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

/** An arrow in chalk. */
function footprint({ context, notebook }: Brush, side: number): void {
  context.strokeStyle = css(notebook.b)
  context.lineWidth = side * 0.22
  context.lineCap = 'round'
  context.lineJoin = 'round'
  strokeLine(context, [
    { x: side * 0.34, y: side * 0.22 },
    { x: side * 0.7, y: side * 0.5 },
    { x: side * 0.34, y: side * 0.78 },
  ])
}
