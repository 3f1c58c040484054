// A drawing as plain data: what stands where, in which ink, and when it appears. Games lay drawings out in marks (pure,
// tested without a canvas); the pen puts them on paper in the hand of the notebook.

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** a and b are the notebook's two fills. faint: fields and grids. wrong: what a mistake leaves too much or too little. */
export type Ink = 'ink' | 'a' | 'b' | 'faint' | 'wrong'

interface Appearing {
  /** When it begins to appear, as a share (0 to 1) of the drawing's whole time. */
  readonly at: number
}

/** A counter. `kind` is told by shape as well as colour: b has a hole, none is an empty place. */
export interface Counter extends Appearing, Point {
  readonly mark: 'counter'
  readonly radius: number
  readonly kind: 'a' | 'b' | 'none'
}

export interface Line extends Appearing {
  readonly mark: 'line'
  readonly from: Point
  readonly to: Point
  readonly ink: Ink
  readonly width: 'thin' | 'thick'
  readonly dashed?: boolean
}

/** A rectangle: outline in ink, filled softly where `fill` says so. */
export interface Field extends Appearing, Box {
  readonly mark: 'field'
  readonly fill: 'a' | 'b' | 'none'
  readonly outline: 'ink' | 'dashed' | 'none'
  /** Three strokes of shading bottom right, in notebooks that hatch. */
  readonly hatched?: boolean
}

/** A jump along a number line, drawn as an arc with an arrow head. */
export interface Hop extends Appearing {
  readonly mark: 'hop'
  readonly from: Point
  readonly to: Point
  readonly height: number
}

/** Two strokes through something taken away. */
export interface Cross extends Appearing, Point {
  readonly mark: 'cross'
  readonly radius: number
}

export interface Label extends Appearing, Point {
  readonly mark: 'label'
  readonly text: string
  /** Pixels; the smallest a canvas may show is 18. */
  readonly size: number
  readonly ink: 'ink' | 'a' | 'b' | 'wrong'
}

/** A closed outline of any form: its fill is printed beside the outline, as in every drawing of ours. */
export interface Shape extends Appearing {
  readonly mark: 'shape'
  readonly points: readonly Point[]
  /** paper: covers what lies behind it. */
  readonly fill: Ink | 'paper' | 'none'
  readonly outline: boolean
  /** Light enough to read figures on. */
  readonly soft?: boolean
  /** Three strokes of shading bottom right, in notebooks that hatch. */
  readonly hatched?: boolean
}

/** An open stroke of any form. */
export interface Curve extends Appearing {
  readonly mark: 'curve'
  readonly points: readonly Point[]
  readonly ink: Ink
  readonly width: 'thin' | 'thick'
}

export type Mark = Counter | Line | Field | Hop | Cross | Label | Shape | Curve

export const MIN_TEXT = 18
