// A sheet of paper as headsets see it: a bookmark with the time hangs over its top edge, the button that leads on is filled.
import type { Notebook, Rgb } from '#engine/ar/notebook.ts'
import { breakLines, type SheetRow } from './sheet-rows.ts'

/** Pixels of the texture. */
const WIDTH = 640
const MARGIN = 32
const SIZES = { title: 44, text: 32, button: 36, time: 34 } as const
const LINE = 1.3
const GAP = 18
const PAD = 18
const RIBBON = { width: 208, height: 104, notch: 26 } as const
/** On the primary colour of every notebook by day, which is the one in a room. */
const ON_PRIMARY = '#ffffff'

export interface DrawnSheet {
  readonly width: number
  readonly height: number
  /** From the top, in pixels. */
  readonly buttons: readonly { top: number; bottom: number; press: (() => void) | null }[]
}

/** Writes the rows onto a canvas, which gets as high as they are. */
export function drawSheet(
  canvas: HTMLCanvasElement,
  rows: readonly SheetRow[],
  notebook: Notebook,
): DrawnSheet {
  const pen = canvas.getContext('2d')
  if (!pen) return { width: WIDTH, height: 0, buttons: [] }
  const fontOf = (kind: SheetRow['kind']) =>
    kind === 'text'
      ? `${SIZES.text}px ${getComputedStyle(document.body).fontFamily}`
      : `${notebook.face.style} ${SIZES[kind]}px ${notebook.face.family}`
  const time = rows.find(({ kind }) => kind === 'time')
  const laid: { row: SheetRow; lines: string[]; top: number; bottom: number }[] = []
  let y = MARGIN
  for (const row of rows) {
    if (row === time) continue
    pen.font = fontOf(row.kind)
    const pad = row.kind === 'button' ? PAD : 0
    const isBeside = time !== undefined && row.kind !== 'button' && y < RIBBON.height
    const across = WIDTH - 2 * MARGIN - 2 * pad - (isBeside ? RIBBON.width + GAP : 0)
    const lines = breakLines(row.text, across, (text) => pen.measureText(text).width)
    const bottom = y + lines.length * SIZES[row.kind] * LINE + 2 * pad
    laid.push({ row, lines, top: y, bottom })
    y = bottom + GAP
    // Buttons are as wide as the sheet.
    if (time && rows[rows.indexOf(row) + 1]?.kind === 'button') y = Math.max(y, RIBBON.height + GAP)
  }
  const height = Math.ceil(y - GAP + MARGIN)
  canvas.width = WIDTH
  canvas.height = height
  const ink = css(notebook.palette.ink)
  const primary = css(notebook.primary)
  pen.fillStyle = css(notebook.page)
  pen.fillRect(0, 0, WIDTH, height)
  pen.strokeStyle = ink
  pen.lineWidth = 4
  pen.strokeRect(2, 2, WIDTH - 4, height - 4)
  pen.textBaseline = 'middle'
  for (const { row, lines, top, bottom } of laid) {
    const isButton = row.kind === 'button'
    if (isButton) {
      pen.globalAlpha = row.press ? 1 : 0.45
      pen.fillStyle = primary
      if (row.isMain) pen.fillRect(MARGIN, top, WIDTH - 2 * MARGIN, bottom - top)
      pen.strokeRect(MARGIN, top, WIDTH - 2 * MARGIN, bottom - top)
    }
    pen.font = fontOf(row.kind)
    pen.fillStyle = row.isMain ? ON_PRIMARY : ink
    pen.textAlign = isButton ? 'center' : 'left'
    const step = SIZES[row.kind] * LINE
    lines.forEach((line, index) => {
      pen.fillText(line, isButton ? WIDTH / 2 : MARGIN, top + (isButton ? PAD : 0) + (index + 0.5) * step)
    })
    pen.globalAlpha = 1
  }
  if (time) {
    const right = WIDTH - MARGIN
    const left = right - RIBBON.width
    pen.fillStyle = primary
    pen.beginPath()
    pen.moveTo(left, 0)
    pen.lineTo(right, 0)
    pen.lineTo(right, RIBBON.height)
    pen.lineTo((left + right) / 2, RIBBON.height - RIBBON.notch)
    pen.lineTo(left, RIBBON.height)
    pen.fill()
    pen.font = fontOf('time')
    pen.fillStyle = ON_PRIMARY
    pen.textAlign = 'center'
    pen.fillText(time.text, (left + right) / 2, (RIBBON.height - RIBBON.notch) / 2, RIBBON.width - GAP)
  }
  const buttons = laid.flatMap(({ row, top, bottom }) =>
    row.kind === 'button' ? [{ top, bottom, press: row.press }] : [],
  )
  return { width: WIDTH, height, buttons }
}

function css(rgb: Rgb): string {
  return `rgb(${rgb.map((share) => Math.round(share * 255)).join(' ')})`
}
