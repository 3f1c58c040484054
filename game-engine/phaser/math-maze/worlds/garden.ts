// Elementary: a garden of cut paper. Hedges with scalloped edges lie on a second sheet, stepping stones between them.

import { wobble } from '#engine/phaser/kit/hand.ts'
import type { Box, Point } from '#engine/phaser/kit/marks.ts'
import { addRounded, addScalloped, type Brush, css, mix, strokeLine } from '../brush.ts'
import { blocksOf } from '../maze-layout.ts'
import { butterfly, flower, mushroom, snail } from './garden-things.ts'
import { questionMark } from './question-mark.ts'
import { type Ground, isRim, type World } from './world.ts'

export const garden: World = {
  floor,
  ground: () => {},
  walls,
  doorway,
  leaf,
  hinge: { x: 0.17, y: 0.5, width: 0.2, turn: 0 },
  footprint,
  things: [flower(6), snail(), mushroom(), butterfly(), flower(5)],
  player: null,
  glow: 'a',
}

function floor({ context, notebook, lit }: Brush, { x, y, width, height }: Box, seed: number): void {
  const { a, b, paper, ink } = notebook
  const stone = corners(x, y, width, height, seed)
  if (!lit) {
    context.fillStyle = css(a, 0.2)
    context.fillRect(x, y, width + 1, height + 1)
    context.fillStyle = css(mix(paper, b, 0.1))
    context.beginPath()
    addRounded(context, stone, width * 0.2, 1)
    context.fill()
    context.strokeStyle = css(ink, 0.3)
    context.lineWidth = Math.max(1.5, notebook.thin * 0.6)
    context.setLineDash([7, 8])
    context.beginPath()
    addRounded(context, stone, width * 0.2, 1)
    context.stroke()
    context.setLineDash([])
    return
  }
  context.fillStyle = css(mix(paper, a, 0.3))
  context.fillRect(x, y, width + 1, height + 1)
  context.fillStyle = css(mix(a, ink, 0.25), 0.4)
  context.beginPath()
  addRounded(
    context,
    stone.map((point) => ({ x: point.x, y: point.y + Math.max(2, height * 0.045) })),
    width * 0.2,
    1,
  )
  context.fill()
  context.fillStyle = css(mix(paper, a, 0.1 + 0.06 * wobble(seed)))
  context.beginPath()
  addRounded(context, stone, width * 0.2, 1)
  context.fill()
  // Grass and pebbles where stones leave room.
  context.strokeStyle = css(mix(b, paper, 0.35))
  context.lineWidth = Math.max(1.5, notebook.thin * 0.7)
  const blade = Math.max(4, width * 0.07)
  const tuft = {
    x: x + width * (0.5 + 0.42 * wobble(seed + 1)),
    y: y + height * (wobble(seed + 4) > 0 ? 0.1 : 0.98),
  }
  for (const lean of [-0.7, 0, 0.7])
    strokeLine(context, [
      tuft,
      { x: tuft.x + lean * blade, y: tuft.y - blade * (1.2 - Math.abs(lean) * 0.4) },
    ])
  context.fillStyle = css(mix(a, ink, 0.12), 0.75)
  for (const pebble of [2, 3]) {
    context.beginPath()
    context.arc(
      x + width * (0.5 + 0.3 * wobble(seed + pebble)),
      y + height * (0.5 + 0.3 * wobble(seed + pebble * 5)),
      Math.max(1.2, width * 0.022),
      0,
      7,
    )
    context.fill()
  }
}

function corners(x: number, y: number, width: number, height: number, seed: number): Point[] {
  const off = (index: number) => (0.09 + 0.03 * wobble(seed + index)) * width
  return [
    { x: x + off(1), y: y + off(2) },
    { x: x + width - off(3), y: y + off(4) },
    { x: x + width - off(5), y: y + height - off(6) },
    { x: x + off(7), y: y + height - off(8) },
  ]
}

function walls(brush: Brush, ground: Ground): void {
  const { context, notebook, lit } = brush
  const { a, b, paper, ink } = notebook
  const { cell } = ground.layout
  const bump = Math.max(11, Math.min(24, cell * 0.28))
  const hedge = (dx: number, dy: number, bulge: number) => {
    context.beginPath()
    for (const loop of ground.contours) {
      const moved = loop.map((point) => ({ x: point.x + dx, y: point.y + dy }))
      if (isRim(loop, ground.side)) addRounded(context, moved, 16, 1.5)
      else addScalloped(context, moved, bump, bulge)
    }
  }
  if (lit) {
    hedge(0, Math.max(4, cell * 0.1), bump * 0.22)
    context.fillStyle = css(ink, notebook.paper === 0xffffff ? 0.3 : 0.12)
    context.fill()
  }
  hedge(0, 0, bump * 0.22)
  context.fillStyle = lit ? css(mix(b, 0x1a0530, 0.12)) : css(b, 0.2)
  context.fill()
  context.lineJoin = 'round'
  context.lineWidth = notebook.line * 0.8
  context.strokeStyle = css(ink)
  context.stroke()
  if (!lit) {
    leaves(brush, ground, css(b, 0.5))
    return
  }
  // A second, lighter sheet on top.
  context.save()
  context.clip()
  hedge(0, -Math.max(3, cell * 0.07), bump * 0.1)
  context.fillStyle = css(mix(b, paper, 0.16))
  context.fill()
  context.restore()
  leaves(brush, ground, css(mix(b, paper, 0.5)))
  for (const [index, box] of blocksOf(ground.maze, ground.layout).entries()) {
    if (wobble(index * 3 + box.x) < -0.1) continue
    const at = {
      x: box.x + cell * (0.5 + 0.22 * wobble(index)),
      y: box.y + cell * (0.42 + 0.2 * wobble(index + 9)),
    }
    bloom(
      context,
      at,
      Math.max(3.5, cell * 0.085),
      css(index % 3 === 0 ? paper : a),
      css(index % 3 === 0 ? a : paper),
    )
  }
}

/** Leaves cut into the hedges. */
function leaves({ context, notebook }: Brush, { maze, layout }: Ground, colour: string): void {
  const { cell } = layout
  const size = Math.max(4, cell * 0.1)
  context.strokeStyle = colour
  context.lineWidth = Math.max(1.5, notebook.thin * 0.7)
  context.lineCap = 'round'
  for (const [block, { x, y }] of blocksOf(maze, layout).entries()) {
    for (let leaf = 0; leaf < 5; leaf++) {
      const at = {
        x: x + cell * (0.5 + 0.38 * wobble(block * 11 + leaf)),
        y: y + cell * (0.46 + 0.36 * wobble(block * 7 + leaf * 3 + 1)),
      }
      context.beginPath()
      context.arc(at.x, at.y, size, 0.15 * Math.PI, 0.85 * Math.PI)
      context.stroke()
    }
  }
}

function bloom(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  size: number,
  petals: string,
  heart: string,
): void {
  context.fillStyle = petals
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal * Math.PI * 2) / 5
    context.beginPath()
    context.arc(x + Math.cos(angle) * size, y + Math.sin(angle) * size, size * 0.72, 0, 7)
    context.fill()
  }
  context.fillStyle = heart
  context.beginPath()
  context.arc(x, y, size * 0.55, 0, 7)
  context.fill()
}

function arch(context: CanvasRenderingContext2D, side: number, inset: number): void {
  const [left, right, top, bottom] = [side * inset, side * (1 - inset), side * (inset - 0.06), side * 0.95]
  context.beginPath()
  context.moveTo(left, bottom)
  context.lineTo(left, side * 0.48)
  context.bezierCurveTo(left, top, right, top, right, side * 0.48)
  context.lineTo(right, bottom)
  context.closePath()
}

function doorway({ context, notebook }: Brush, side: number): void {
  const { b, ink, line } = notebook
  context.lineJoin = 'round'
  arch(context, side, 0.07)
  context.fillStyle = css(mix(b, 0x1a0530, 0.2))
  context.fill()
  context.strokeStyle = css(ink)
  context.lineWidth = Math.min(line * 0.8, side * 0.07)
  context.stroke()
  arch(context, side, 0.17)
  context.fillStyle = css(0x2b1a3d)
  context.fill()
}

function leaf({ context, notebook }: Brush, side: number): void {
  const { a, ink, line } = notebook
  context.lineJoin = 'round'
  arch(context, side, 0.17)
  context.fillStyle = css(a)
  context.fill()
  context.save()
  context.clip()
  context.strokeStyle = css(mix(a, 0x2b1a3d, 0.35), 0.6)
  context.lineWidth = Math.max(1.5, side * 0.03)
  for (const x of [0.38, 0.62])
    strokeLine(context, [
      { x: side * x, y: 0 },
      { x: side * x, y: side },
    ])
  context.restore()
  arch(context, side, 0.17)
  context.strokeStyle = css(ink)
  context.lineWidth = Math.min(line * 0.75, side * 0.06)
  context.stroke()
  questionMark(context, side, 0x2b1a3d)
  context.fillStyle = css(0x2b1a3d)
  context.beginPath()
  context.arc(side * 0.73, side * 0.62, Math.max(1.6, side * 0.04), 0, 7)
  context.fill()
}

/** Two small feet. */
function footprint({ context, notebook }: Brush, side: number): void {
  context.fillStyle = css(notebook.b)
  for (const [x, y] of [
    [0.32, 0.26],
    [0.62, 0.74],
  ] as const) {
    context.beginPath()
    context.ellipse(side * x, side * y, side * 0.24, side * 0.16, 0, 0, 7)
    context.fill()
  }
}
