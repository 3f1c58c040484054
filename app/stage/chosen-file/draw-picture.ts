/** Quarter turns to the right. */
export type Turn = 0 | 1 | 2 | 3

/** Letters of a full page stay some thirty pixels high; twice as many take four times as long to read. */
const LONGEST_SIDE = 2_000

/** A picture file as a canvas, the right way up as its camera noted it. @throws when the browser cannot decode it */
export async function drawFile(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = blankCanvas(bitmap.width * scale, bitmap.height * scale)
  paper(canvas).drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}

export function turned(picture: HTMLCanvasElement, turn: Turn): HTMLCanvasElement {
  if (turn === 0) return picture
  const { width, height } = picture
  const canvas = turn === 2 ? blankCanvas(width, height) : blankCanvas(height, width)
  const context = paper(canvas)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turn * Math.PI) / 2)
  context.drawImage(picture, -width / 2, -height / 2)
  return canvas
}

/** @returns a PNG */
export function toFile(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came of the canvas')))),
  )
}

/** How much larger a page of this size is drawn, to be read. */
export function readingScale(width: number, height: number): number {
  return LONGEST_SIDE / Math.max(width, height, 1)
}

export function blankCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  return canvas
}

/** White below what is see-through. */
function paper(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return context
}
