// A picture somebody chose, drawn anew: what a camera noted in the file stays behind.
import { LONGEST_PICTURE_SIDE, MOST_PICTURE_BYTES } from '#app/domain/flashcards/card-limits.ts'
import { blankCanvas, drawFile } from '#app/stage/chosen-file/draw-picture.ts'
import { fileKind } from '#app/stage/chosen-file/file-kind.ts'
import { MOST_PIXELS, picturePixels } from '#app/stage/chosen-file/picture-size.ts'

export type ShrinkRefusal = 'unreadable' | 'too_large'

const MOST_FILE_BYTES = 20_000_000
/** Tried in this order until one is small enough: pixels of the longer side, quality. */
const TRIES = [640, 480, 360, 240].flatMap((side) => [0.85, 0.6].map((quality) => ({ side, quality })))

/** @returns a picture of at most 48 KB: WebP, or PNG where a browser cannot write it */
export async function shrinkPicture(file: Blob): Promise<Blob | ShrinkRefusal> {
  if (file.size > MOST_FILE_BYTES) return 'too_large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = fileKind(bytes)
  const pixels = kind === null || kind === 'pdf' ? null : picturePixels(bytes, kind)
  if (pixels === null) return 'unreadable'
  if (pixels > MOST_PIXELS) return 'too_large'
  try {
    return await shrinkCanvas(await drawFile(new Blob([bytes], { type: `image/${kind}` })))
  } catch {
    return 'unreadable'
  }
}

export async function shrinkCanvas(drawn: HTMLCanvasElement): Promise<Blob | ShrinkRefusal> {
  for (const { side, quality } of TRIES) {
    const scale = Math.min(1, Math.min(side, LONGEST_PICTURE_SIDE) / Math.max(drawn.width, drawn.height))
    const canvas = blankCanvas(drawn.width * scale, drawn.height * scale)
    canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality))
    if (blob && blob.size <= MOST_PICTURE_BYTES) return blob
  }
  return 'too_large'
}
