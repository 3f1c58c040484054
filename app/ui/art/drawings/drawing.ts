// What a drawing file exports: SVG markup in its own coordinates, without the <symbol> around it.

/** x, y, width, height of the drawing's own coordinates. */
export type Box = readonly [number, number, number, number]

export interface Drawing {
  box: Box
  /** Whole drawing, unless it comes in layers. */
  art?: string
  /** Back to front: what may move apart. The sprite holds the whole and each layer. */
  layers?: Readonly<Record<string, string>>
  /** Nothing shows it but layer by layer: the sprite leaves the whole out. */
  inPartsOnly?: boolean
}
