// One canvas with all that is written in a view. A text keeps its place when the face changes, so labels keep their geometry.
import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter } from 'three'
import type { Face } from './notebook.ts'
import type { Uniforms } from './uniforms.ts'

/** A place on the canvas, in its pixels from the top left. */
export interface Cell {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const WIDTH = 1024
const FIRST_HEIGHT = 512
const LARGEST_HEIGHT = 4096
/** Of a line of text, and of a sign that stands alone (a letter on a block). */
const LINE = 64
const SIGN = 112
const GAP = 6
/** Of a cell's height. */
const FONT = 0.74
const BASELINE = 0.77

export class Atlas {
  private readonly uniforms: Uniforms
  private readonly canvas = document.createElement('canvas')
  private readonly cells = new Map<string, Cell>()
  private face: Face = { family: 'sans-serif', style: '700' }
  private texture: CanvasTexture | null = null
  private nextX = GAP
  private nextY = GAP
  private rowHeight = 0

  constructor(uniforms: Uniforms) {
    this.uniforms = uniforms
    this.canvas.width = WIDTH
    this.canvas.height = FIRST_HEIGHT
  }

  /** Where a text stands; it is written there the first time. Signs of one or two letters are written larger. */
  cellOf(text: string): Cell {
    const known = this.cells.get(text)
    if (known) return known
    const height = [...text].length <= 2 ? SIGN : LINE
    const pen = this.pen(height)
    const width = Math.min(
      WIDTH - 2 * GAP,
      Math.ceil(Math.max(height * 0.5, pen.measureText(text).width + height * 0.12)),
    )
    if (this.nextX + width > WIDTH - GAP) {
      this.nextX = GAP
      this.nextY += this.rowHeight + GAP
      this.rowHeight = 0
    }
    const cell: Cell = { x: this.nextX, y: this.nextY, width, height }
    this.nextX += width + GAP
    this.rowHeight = Math.max(this.rowHeight, height)
    this.cells.set(text, cell)
    if (cell.y + height > this.canvas.height) this.grow()
    else this.write(text, cell)
    this.publish()
    return cell
  }

  setFace(face: Face): void {
    if (face.family === this.face.family && face.style === this.face.style) return
    this.face = face
    this.rewrite()
  }

  /** Resolves when the face is there to write with: `rewrite` then. */
  async faceLoaded(): Promise<void> {
    await document.fonts.load(`${this.face.style} ${LINE}px ${this.face.family}`)
  }

  /** Writes everything again: after the page's fonts have loaded. */
  rewrite(): void {
    this.pen(LINE).clearRect(0, 0, WIDTH, this.canvas.height)
    for (const [text, cell] of this.cells) this.write(text, cell)
    this.publish()
  }

  dispose(): void {
    this.texture?.dispose()
    this.texture = null
    this.uniforms.uAtlas.value = null
  }

  private pen(height: number): CanvasRenderingContext2D {
    const pen = this.canvas.getContext('2d')
    if (!pen) throw new Error('this browser gives no 2D canvas')
    pen.font = `${this.face.style} ${height * FONT}px ${this.face.family}`
    pen.fillStyle = '#fff'
    pen.textAlign = 'center'
    return pen
  }

  private write(text: string, { x, y, width, height }: Cell): void {
    // A wider face is pressed together rather than given another place.
    this.pen(height).fillText(text, x + width / 2, y + height * BASELINE, width)
  }

  private grow(): void {
    if (this.canvas.height >= LARGEST_HEIGHT) throw new RangeError('the atlas of labels is full')
    this.canvas.height *= 2
    this.texture?.dispose()
    this.texture = null
    this.rewrite()
  }

  private publish(): void {
    if (!this.texture) {
      this.texture = new CanvasTexture(this.canvas)
      this.texture.flipY = false
      this.texture.anisotropy = 4
      this.texture.magFilter = LinearFilter
      this.texture.minFilter = LinearMipmapLinearFilter
      this.uniforms.uAtlas.value = this.texture
      this.uniforms.uAtlasSize.value.set(WIDTH, this.canvas.height)
    }
    this.texture.needsUpdate = true
  }
}
