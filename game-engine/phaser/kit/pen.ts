// Puts marks on paper in the hand of the notebook: crayon, pen, felt-tip or fine-liner. One Graphics and a few Texts,
// drawn afresh for every moment of the animation and kept for the next picture.
import type { GameObjects, Scene } from 'phaser'
import { arrowHead, dashes, freehand, hop, stroke } from './hand.ts'
import type { Counter, Cross, Curve, Field, Hop, Ink, Label, Line, Mark, Point, Shape } from './marks.ts'
import type { Notebook } from './notebook.ts'
import { easeOut, springOut } from './tempo.ts'
import { trace } from './trace.ts'

/** How much of a drawing's time one mark takes to appear. */
const SHARE_OF_TIME = 0.32
/** Fills under figures stay light enough to read on. */
const FIELD_ALPHA = 0.34

export interface Pen {
  /** What is drawn so far at `time`, from 0 (nothing) to 1 (everything). */
  draw(marks: readonly Mark[], time: number): void
  /** From the next drawing on; what is written already is written anew, in a face that may have come meanwhile. */
  take(notebook: Notebook): void
}

interface Slip {
  readonly text: GameObjects.Text
  /** How it is written: saying so anew costs a new picture of it, even where nothing changes. */
  style: string
}

export function createPen(scene: Scene, sheet: GameObjects.Container, first: Notebook): Pen {
  const graphics = scene.add.graphics()
  sheet.add(graphics)
  const slips: Slip[] = []
  let notebook = first
  let written = 0

  const colour = (ink: Ink) => notebook[ink]

  function line(points: readonly Point[], width: number, ink: number, alpha = 1): void {
    const [start] = points
    const end = points.at(-1)
    if (!start || !end) return
    graphics.lineStyle(width, ink, alpha)
    trace(graphics, points).strokePath()
    if (width < 2) return
    // Round ends, as every pen of ours has.
    graphics.fillStyle(ink, alpha)
    graphics.fillCircle(start.x, start.y, width / 2)
    graphics.fillCircle(end.x, end.y, width / 2)
  }

  function drawCounter({ x, y, radius, kind }: Counter, grown: number): void {
    const size = radius * springOut(grown)
    if (size <= 0) return
    const outline = Math.min(notebook.thin, radius * 0.28)
    if (kind !== 'none') {
      const beside = Math.min(0.5, radius / 24)
      graphics.fillStyle(colour(kind))
      graphics.fillCircle(x + notebook.shift.x * beside, y + notebook.shift.y * beside, size)
    }
    graphics.lineStyle(outline, kind === 'none' ? notebook.faint : notebook.ink)
    graphics.strokeCircle(x, y, size)
    if (kind !== 'b') return
    graphics.fillStyle(notebook.paper)
    graphics.fillCircle(x, y, size * 0.36)
  }

  function drawLine({ from, to, ink, width, dashed }: Line, grown: number): void {
    const weight = width === 'thick' ? notebook.line * 0.8 : Math.min(notebook.thin, 2)
    const alpha = ink === 'faint' ? 0.5 : 1
    if (dashed) for (const [start, end] of dashes(from, to, 4, grown)) line([start, end], weight, colour(ink))
    else line(stroke(from, to, notebook.jitter * 0.6, grown), weight, colour(ink), alpha)
  }

  function drawField({ x, y, width, height, fill, outline, hatched }: Field, grown: number): void {
    if (fill !== 'none') {
      graphics.fillStyle(colour(fill), FIELD_ALPHA * grown)
      graphics.fillRect(x + notebook.shift.x, y + notebook.shift.y, width, height)
    }
    if (hatched && notebook.hatches && Math.min(width, height) >= 24) hatch(x + width, y + height, grown)
    if (outline === 'none') return
    const corners: [Point, Point, Point, Point] = [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ]
    for (const [index, from] of corners.entries()) {
      const to = corners[(index + 1) % 4] ?? from
      if (outline === 'dashed') {
        for (const [start, end] of dashes(from, to, 4, grown)) line([start, end], 1.25, notebook.faint)
      } else line(stroke(from, to, notebook.jitter * 0.7, grown), notebook.thin, notebook.ink)
    }
  }

  function hatch(right: number, bottom: number, grown: number): void {
    for (const reach of [8, 14, 20]) {
      const from = { x: right - reach, y: bottom - 3 }
      const to = { x: right - 3, y: bottom - reach }
      line(stroke(from, to, 0, grown), Math.min(notebook.thin, 1.6), notebook.ink, 0.7)
    }
  }

  function drawHop({ from, to, height }: Hop, grown: number): void {
    const points = hop(from, to, height, grown)
    const weight = Math.max(1.5, notebook.thin * 0.8)
    line(points, weight, notebook.b)
    const before = points.at(-3)
    if (grown === 1 && before) line(arrowHead(before, to, 7 + weight), weight, notebook.b)
  }

  function drawCross({ x, y, radius }: Cross, grown: number): void {
    const weight = Math.max(2, notebook.line * 0.7)
    const first = Math.min(1, grown * 2)
    const second = Math.max(0, grown * 2 - 1)
    const corner = (dx: number, dy: number) => ({ x: x + dx * radius, y: y + dy * radius })
    line(stroke(corner(-1, -1), corner(1, 1), notebook.jitter, first), weight, notebook.ink)
    line(stroke(corner(1, -1), corner(-1, 1), notebook.jitter, second), weight, notebook.ink)
  }

  function drawShape({ points, fill, outline, hatched, soft }: Shape, grown: number): void {
    const along = freehand(points, notebook.jitter * 0.5, true)
    if (fill !== 'none' && along.length > 2) {
      // Small forms are printed nearer to their outline, or the two would come apart.
      const beside = Math.min(1, extentOf(points) / 60) * 0.8
      const shifted = along.map(({ x, y }) => ({
        x: x + notebook.shift.x * beside,
        y: y + notebook.shift.y * beside,
      }))
      graphics.fillStyle(
        fill === 'faint' ? notebook.faint : notebook[fill],
        fill === 'faint' ? 0.25 * grown : soft ? FIELD_ALPHA * grown : grown,
      )
      trace(graphics, fill === 'paper' ? along : shifted, true).fillPath()
    }
    if (hatched && notebook.hatches && extentOf(points) >= 26) {
      const right = Math.max(...points.map(({ x }) => x))
      const bottom = Math.max(...points.map(({ y }) => y))
      // Round and pointed forms have no corner to shade.
      if (isInside({ x: right - 6, y: bottom - 6 }, points)) hatch(right, bottom, grown)
    }
    const first = along[0]
    if (outline && first) line(shareOf([...along, first], grown), notebook.thin, notebook.ink)
  }

  function drawCurve({ points, ink, width }: Curve, grown: number): void {
    const weight = width === 'thick' ? notebook.line * 0.8 : Math.min(notebook.thin, 2)
    const along = shareOf(freehand(points, notebook.jitter * 0.5, false), grown)
    line(along, weight, colour(ink), ink === 'faint' ? 0.5 : 1)
  }

  function write({ x, y, text, size, ink }: Label, grown: number): void {
    const style = {
      fontFamily: notebook.font,
      fontStyle: notebook.fontStyle,
      fontSize: `${size}px`,
      color: `#${notebook[ink].toString(16).padStart(6, '0')}`,
      resolution: scene.cameras.main.zoom,
    }
    const asSaid = JSON.stringify(style)
    let slip = slips[written]
    if (!slip) {
      // With its text and style at once: each of them, given later, has the picture drawn again.
      slip = { text: scene.add.text(0, 0, text, style).setOrigin(0.5), style: asSaid }
      slips.push(slip)
      sheet.add(slip.text)
    }
    written += 1
    if (slip.style !== asSaid) slip.text.setStyle(style)
    slip.style = asSaid
    slip.text.setText(text).setScale(springOut(grown)).setVisible(true)
    // On whole pixels once it stands still: figures between two pixels are blurred.
    const { width, height } = slip.text
    const left = Math.round(x - width / 2)
    const top = Math.round(y - height / 2)
    slip.text.setPosition(left + width / 2, top + height / 2)
  }

  function drawMark(mark: Mark, grown: number): void {
    switch (mark.mark) {
      case 'counter':
        drawCounter(mark, grown)
        break
      case 'line':
        drawLine(mark, easeOut(grown))
        break
      case 'field':
        drawField(mark, easeOut(grown))
        break
      case 'hop':
        drawHop(mark, grown)
        break
      case 'cross':
        drawCross(mark, grown)
        break
      case 'label':
        write(mark, grown)
        break
      case 'shape':
        drawShape(mark, easeOut(grown))
        break
      case 'curve':
        drawCurve(mark, easeOut(grown))
        break
    }
  }

  return {
    take(next) {
      notebook = next
      for (const slip of slips) slip.style = ''
    },
    draw(marks, time) {
      graphics.clear()
      written = 0
      for (const mark of marks) {
        const begins = mark.at * (1 - SHARE_OF_TIME)
        const grown = Math.min(1, (time - begins) / SHARE_OF_TIME)
        if (grown > 0) drawMark(mark, grown)
      }
      for (const { text } of slips.slice(written)) text.setVisible(false)
    },
  }
}

/** The first part of a stroke. */
function shareOf(points: readonly Point[], share: number): readonly Point[] {
  return share >= 1 ? points : points.slice(0, Math.ceil(points.length * share))
}

/** The shorter side of what the points span, in px. */
function extentOf(points: readonly Point[]): number {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** Whether a point lies within a closed outline: a ray from it crosses the outline an odd number of times. */
function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  return outline.reduce((inside, from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const crosses = from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)
    return crosses ? !inside : inside
  }, false)
}
