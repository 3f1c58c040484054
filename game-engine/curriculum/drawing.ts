// Drawings as data: what is to be seen, in counts and units of the thing itself. Pixels, colours and strokes are the
// screen's. Nothing may be told by colour alone, so what differs here differs in form, pattern or label when drawn.
import type { Rational } from './exact.ts'
import type { Maths } from './notation.ts'
import type { Sentence, Thing } from './sentence.ts'

/** One kind of objects. */
export interface Counters {
  readonly thing: Thing | 'dot' | 'triangle' | 'square'
  readonly count: number
  /** The last so many are crossed out. */
  readonly crossed?: number
}

/** A point in units of the drawing; y grows upward. */
export type Point = readonly [x: number, y: number]

export interface Polygon {
  readonly points: readonly Point[]
  /** Sides by the index of their first corner. */
  readonly sideLabels?: Readonly<Record<number, Maths>>
  readonly rightAngles?: readonly number[]
  /** Names of corners, outside. */
  readonly corners?: Readonly<Record<number, Maths>>
  /** Angles at corners, inside with an arc. */
  readonly angles?: Readonly<Record<number, Maths>>
  /** Sides with a tick for "equally long", by the index of their first corner; a list for each number of ticks. */
  readonly equalSides?: readonly (readonly number[])[]
  readonly dashed?: boolean
  /** No side from the last corner back to the first. */
  readonly open?: boolean
  readonly shaded?: boolean
}

/** A straight line from point to point. */
export type Segment = readonly [from: Point, to: Point]

export type Drawing =
  | {
      readonly kind: 'counters'
      readonly groups: readonly Counters[]
      /**
       * - rows: `columns` in a row, each group beginning a row of its own
       * - circle: around a circle, the first one marked
       * - scattered: at `places` of a grid, in reading order; groups one after the other
       */
      readonly layout: 'rows' | 'circle' | 'scattered'
      readonly columns?: number
      readonly places?: readonly Point[]
      /** Distance between objects of each group in object widths; 1 where nothing is said. */
      readonly spacing?: readonly number[]
      /** So many from the first are ringed together. */
      readonly ringed?: number
    }
  | {
      readonly kind: 'ten-frames'
      /** Filled places of each frame; of these the last `added` differ in form from the others. */
      readonly frames: readonly {
        readonly filled: number
        readonly added?: number
        readonly crossed?: number
      }[]
      /** Places of a frame: 10, or 5 for one row. */
      readonly places: 5 | 10
      readonly thing: Thing | 'dot'
    }
  | {
      readonly kind: 'number-line'
      readonly from: Rational
      readonly to: Rational
      /** Distance of the marks. */
      readonly step: Rational
      /** Numbers written under their marks; a blank is a box. */
      readonly labels: readonly { readonly at: Rational; readonly text: Maths }[]
      readonly dots?: readonly Rational[]
      /** All numbers from one on, to an end of the line; a closed end belongs to them and is filled. */
      readonly rays?: readonly {
        readonly from: Rational
        readonly to: 'left' | 'right'
        readonly closed: boolean
      }[]
      readonly jumps?: readonly { readonly from: Rational; readonly to: Rational; readonly label?: Maths }[]
    }
  | {
      /** Rows of blocks; `crossed` are taken away. */
      readonly kind: 'place-value-blocks'
      readonly numbers: readonly {
        readonly hundreds: number
        readonly tens: number
        readonly ones: number
        readonly crossed?: { readonly hundreds: number; readonly tens: number; readonly ones: number }
      }[]
    }
  | {
      readonly kind: 'array'
      readonly rows: number
      readonly columns: number
      readonly thing: Thing | 'dot' | 'square'
      /** Only the first row and the first column are drawn. */
      readonly edgesOnly?: boolean
      /** A line after so many columns. */
      readonly cutAfter?: number
    }
  | {
      /** A rectangle cut by place value or parts: labels on two edges, products in the boxes where they are known. */
      readonly kind: 'area-model'
      readonly columns: readonly Maths[]
      readonly rows: readonly Maths[]
      readonly cells?: readonly (readonly Maths[])[]
    }
  | {
      /** A square of 10 by 10, so many hundredths shaded from the left. */
      readonly kind: 'hundred-square'
      readonly squares: readonly number[]
    }
  | {
      readonly kind: 'fraction-bars'
      /** Bars of one length below each other; `shaded` are indices of parts. */
      readonly bars: readonly {
        readonly parts: number
        readonly shaded: readonly number[]
        readonly label?: Maths
      }[]
    }
  | {
      readonly kind: 'fraction-circles'
      readonly parts: number
      /** Shaded parts of each circle. */
      readonly circles: readonly number[]
    }
  | {
      /** Lengths are true to scale; a blank is what is asked for. */
      readonly kind: 'bar-model'
      readonly bars: readonly {
        readonly label?: Sentence
        readonly parts: readonly { readonly size: number; readonly text: Maths }[]
      }[]
      /** A bracket over all parts of the first bar. */
      readonly total?: Maths
    }
  | { readonly kind: 'side-by-side'; readonly drawings: readonly Drawing[] }
  | { readonly kind: 'clock'; readonly hour: number; readonly minute: number }
  | { readonly kind: 'digital-clock'; readonly hour: number; readonly minute: number }
  | {
      /** A circle or rectangle cut into parts; shares of the whole in the order of the cuts. */
      readonly kind: 'cut-shape'
      readonly form: 'circle' | 'rectangle'
      readonly shares: readonly Rational[]
      readonly direction: 'across' | 'down' | 'crossing' | 'from-center'
      readonly shaded?: readonly number[]
    }
  | {
      readonly kind: 'box'
      readonly length: number
      readonly width: number
      readonly height: number
      readonly cubes: boolean
    }
  | {
      readonly kind: 'chart'
      readonly form: 'pictures' | 'tally' | 'bars' | 'dots'
      readonly rows: readonly {
        readonly label: Sentence | Maths
        readonly count: number
        readonly thing?: Thing
      }[]
      /** What one picture or one mark of the axis is worth. */
      readonly scale: number
    }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (Maths | Sentence)[])[] }
  | {
      readonly kind: 'polygons'
      readonly polygons: readonly Polygon[]
      /** Lines across them, dashed; or lines alone. */
      readonly lines?: readonly Segment[]
      /** Written in the middle of these places. */
      readonly labels?: readonly { readonly at: Point; readonly text: Maths }[]
    }
  | {
      /** With a line from the middle to the edge or through it, labelled. */
      readonly kind: 'circle'
      /** In units of the drawing. */
      readonly size: number
      readonly radius?: Maths
      readonly diameter?: Maths
    }
  | {
      readonly kind: 'solid'
      readonly form: 'cube' | 'cone' | 'cylinder' | 'sphere' | 'pyramid'
      /** Where one is told apart from the other. */
      readonly width: number
      readonly height: number
      /** Degrees, counterclockwise. */
      readonly turned: number
      /** What is given: its radius or base edge, its height, the length down its side. */
      readonly labels?: {
        readonly radius?: Maths
        readonly height?: Maths
        readonly slant?: Maths
      }
    }
  | {
      /** Straight things below each other, each from the left. */
      readonly kind: 'lengths'
      readonly things: readonly {
        readonly from: number
        readonly length: number
        readonly label?: Sentence
        /** Pieces laid along it, of this length and so far apart. */
        readonly pieces?: { readonly count: number; readonly length: number; readonly gap: number }
      }[]
      /** A ruler has numbered marks, a strip has marks alone; both begin at 0. */
      readonly scale?: { readonly form: 'ruler' | 'strip'; readonly to: number; readonly unit?: Sentence }
    }
  | {
      /** Two boxes on a balance, in drawn sizes that need not go with their weights. */
      readonly kind: 'balance'
      readonly sizes: readonly [left: number, right: number]
      readonly down: 'left' | 'right'
    }
  | {
      /** Coins and bills with their values in the main unit of money: dollar, peso, euro, yuan. */
      readonly kind: 'money'
      readonly pieces: readonly number[]
    }
  | {
      /** The dial of a kitchen scale or the side of a measuring cup. */
      readonly kind: 'gauge'
      readonly form: 'dial' | 'cup'
      readonly to: number
      /** Distance of marks, and of marks with a number. */
      readonly step: number
      readonly labelled: number
      readonly at: number
      readonly unit: Sentence
    }
  | {
      /** Directions of two rays from the centre in degrees, counterclockwise from the right. */
      readonly kind: 'protractor'
      readonly rays: readonly [number, number]
    }
  | {
      /** Rays from one point in degrees; `labels` stand between a ray and the next. */
      readonly kind: 'angle'
      readonly rays: readonly number[]
      readonly labels?: readonly Maths[]
      /** Lengths of the rays where they differ. */
      readonly lengths?: readonly number[]
    }
  | {
      /** A coordinate plane with a grid; the axes cross at 0. */
      readonly kind: 'plane'
      readonly x: readonly [from: number, to: number]
      readonly y: readonly [from: number, to: number]
      /** Of the marks; 1 where nothing is said. */
      readonly step?: number
      /** Of the marks of the y-axis, where it is another. */
      readonly yStep?: number
      /** Marks of the x-axis in place of those at every step. */
      readonly xMarks?: readonly { readonly at: number; readonly text: Maths }[]
      /** An open point is a circle: the graph does not reach it. */
      readonly points?: readonly {
        readonly at: Point
        readonly label?: Maths | Sentence
        readonly open?: boolean
      }[]
      /** Graphs, sampled closely; what leaves the plane is cut off. The label stands at the last point. */
      readonly curves?: readonly {
        readonly points: readonly Point[]
        readonly label?: Maths
        readonly dashed?: boolean
      }[]
      /** Regions within their edges. */
      readonly shaded?: readonly (readonly Point[])[]
      /** Straight lines through two points, to the ends of the plane. */
      readonly lines?: readonly Segment[]
      /** From point to point. */
      readonly paths?: readonly (readonly Point[])[]
      /** Vectors, with a head at their end and their name beside the middle. */
      readonly arrows?: readonly { readonly from: Point; readonly to: Point; readonly label?: Maths }[]
    }
  | {
      /** The circle of radius 1 around (0, 0), with points and straight lines in its units. */
      readonly kind: 'circle-figure'
      readonly points: readonly { readonly at: Point; readonly label?: Maths }[]
      readonly segments: readonly Segment[]
      /** Arcs of angles at a point in degrees, counterclockwise, with what stands in them. */
      readonly angles?: readonly {
        readonly at: Point
        readonly from: number
        readonly to: number
        readonly label?: Maths
      }[]
      /** Directions between which the disc is shaded, counterclockwise. */
      readonly sector?: readonly [from: number, to: number]
      /** Lengths and arcs, written at a place. */
      readonly labels?: readonly { readonly at: Point; readonly text: Maths }[]
    }
  | {
      /** A wheel of equal sectors. */
      readonly kind: 'spinner'
      readonly sectors: readonly Maths[]
    }
  | {
      /** Bars side by side over classes of equal width. */
      readonly kind: 'histogram'
      readonly from: number
      readonly width: number
      readonly counts: readonly number[]
    }
  | {
      /** The bell curve from three deviations below the mean to three above; marks at whole deviations. */
      readonly kind: 'normal-curve'
      readonly mean: number
      readonly deviation: number
      /** In deviations from the mean; -4 and 4 are the ends of the curve. */
      readonly shaded?: readonly [from: number, to: number]
    }
  | {
      /** Least value, lower quartile, median, upper quartile, greatest value. */
      readonly kind: 'box-plot'
      readonly from: number
      readonly to: number
      readonly step: number
      readonly plots: readonly { readonly label?: Sentence; readonly values: readonly number[] }[]
    }

/** Drawings of one kind. */
export type DrawingOf<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>
