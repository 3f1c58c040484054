// What painters of worlds share: a canvas to paint on, the notebook's colours mixed, and outlines as a hand draws them.
import { stroke } from '#engine/phaser/kit/hand.ts'
import type { Mark, Point } from '#engine/phaser/kit/marks.ts'
import type { Notebook } from '#engine/phaser/kit/notebook.ts'

export interface Brush {
  readonly context: CanvasRenderingContext2D
  readonly notebook: Notebook
  /** In full colour; else it is a pencil sketch that lets the page's own paper through. */
  readonly lit: boolean
}

/** 0xRRGGBB, `share` (0 to 1) of the way from one colour to another. */
export function mix(one: number, other: number, share: number): number {
  const channel = (shift: number) => {
    const from = (one >> shift) & 255
    return Math.round(from + (((other >> shift) & 255) - from) * share) << shift
  }
  return channel(16) | channel(8) | channel(0)
}

export function css(colour: number, alpha = 1): string {
  return `rgb(${(colour >> 16) & 255} ${(colour >> 8) & 255} ${colour & 255} / ${alpha})`
}

/** Adds a closed outline with rounded corners to the path; its sides are up to `jitter` px from straight. */
export function addRounded(
  context: CanvasRenderingContext2D,
  corners: readonly Point[],
  radius: number,
  jitter: number,
): void {
  for (const [index, corner] of corners.entries()) {
    const before = corners.at(index - 1) ?? corner
    const after = corners[(index + 1) % corners.length] ?? corner
    const enter = towards(corner, before, radius)
    if (index === 0) context.moveTo(enter.x, enter.y)
    const leave = towards(corner, after, radius)
    context.quadraticCurveTo(corner.x, corner.y, leave.x, leave.y)
    for (const { x, y } of stroke(leave, towards(after, corner, radius), jitter)) context.lineTo(x, y)
  }
  context.closePath()
}

/** Adds a closed outline of leafy bumps to the path, each about `bump` px long; the wall is on the right hand. */
export function addScalloped(
  context: CanvasRenderingContext2D,
  corners: readonly Point[],
  bump: number,
  bulge: number,
): void {
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % corners.length] ?? from
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const bumps = Math.max(1, Math.round(length / bump))
    const out = { x: ((to.y - from.y) / length) * bulge, y: (-(to.x - from.x) / length) * bulge }
    const at = (share: number) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    })
    if (index === 0) context.moveTo(from.x, from.y)
    for (let step = 1; step <= bumps; step++) {
      const [middle, end] = [at((step - 0.5) / bumps), at(step / bumps)]
      context.quadraticCurveTo(middle.x + out.x * 2, middle.y + out.y * 2, end.x, end.y)
    }
  }
  context.closePath()
}

export function strokeLine(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath()
  for (const { x, y } of points) context.lineTo(x, y)
  context.stroke()
}

/** Shapes and curves of a drawing, as they stand, `scale` times as large. */
export function paintMarks({ context, notebook }: Brush, marks: readonly Mark[], scale: number): void {
  context.lineJoin = 'round'
  context.lineCap = 'round'
  for (const mark of marks) {
    if (mark.mark !== 'shape' && mark.mark !== 'curve') continue
    const path = new Path2D()
    for (const { x, y } of mark.points) path.lineTo(x * scale, y * scale)
    context.strokeStyle = css(mark.mark === 'curve' ? notebook[mark.ink] : notebook.ink)
    context.lineWidth = Math.min(notebook.thin, Math.max(1, scale * 5))
    if (mark.mark === 'curve') {
      context.stroke(path)
      continue
    }
    path.closePath()
    if (mark.fill !== 'none') {
      context.fillStyle = css(notebook[mark.fill])
      context.fill(path)
    }
    if (mark.outline) context.stroke(path)
  }
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = length === 0 ? 0 : Math.min(0.5, by / length)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
