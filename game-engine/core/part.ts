// What a drawn solid model is made of: simple solids with a place of the notebook's palette, never a colour. Whole
// millimetres unless said otherwise; y goes up, the front looks towards +z, and a model stands on y = 0.

/** The places of the palette, in the order in which a renderer numbers them. Each notebook fills them with its own colours. */
export const FILLS = ['paper', 'a', 'b', 'ink', 'aSoft', 'bSoft', 'stock', 'margin', 'tape'] as const

export type Fill = (typeof FILLS)[number]

/** x, y, z. */
export type Triple = readonly [number, number, number]

/** How wide its lines are, as a share of the notebook's: 1 unless given, 0 has none. */
type LineShare = number

interface Placed {
  readonly fill: Fill
  /** Its middle (of a turned solid: the middle of its foot). */
  readonly at: Triple
  /** Degrees about x, then y, then z through `at`. */
  readonly turn?: Triple
  /** Seen through: drawn after everything that is not. */
  readonly glass?: true
  readonly line?: LineShare
}

/**
 * One simple solid. `size` is how wide (x), high (y) and deep (z) it is as it stands there before `turn`. Cylinders, cones
 * and rings go round the y axis unless `axis` names another.
 */
export interface Solid extends Placed {
  readonly form: 'box' | 'cylinder' | 'cone' | 'ball' | 'ring'
  readonly size: Triple
  readonly axis?: 'x' | 'z'
  /** Of a box or cylinder: how wide its top (its + end) is as a share of its foot. 1 unless given. */
  readonly top?: number
}

/** A solid of revolution about y: [radius, height above the foot] from the bottom to the top. */
export interface Turned extends Placed {
  readonly form: 'turned'
  readonly profile: readonly (readonly [number, number])[]
}

/** A flat outline [x, y] around `at`, anticlockwise, cut out of a sheet `deep` thick (z). */
export interface Plate extends Placed {
  readonly form: 'plate'
  readonly outline: readonly (readonly [number, number])[]
  readonly deep: number
}

/** A round wire or handle through points. */
export interface Tube {
  readonly form: 'tube'
  readonly path: readonly Triple[]
  /** Across. */
  readonly thick: number
  readonly fill: Fill
  readonly glass?: true
  readonly line?: LineShare
}

/** A pen stroke on a surface; `width` is a share of the notebook's inner line, 1 unless given. */
export interface Stroke {
  readonly form: 'stroke'
  readonly path: readonly Triple[]
  readonly fill: Fill
  readonly width?: number
  /** Every other piece of the path is left out. */
  readonly dashed?: true
  /** Widest in its middle. */
  readonly tapered?: true
  /** A paper-coloured line this many times as wide lies below it, so that it reads on any table. */
  readonly casing?: number
}

export type Part = Solid | Turned | Plate | Tube | Stroke
