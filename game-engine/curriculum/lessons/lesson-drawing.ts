// The drawing of a written lesson, as data: parts with ids that its steps light up. Its words stand beside it, by the same ids
// (written-lesson.ts), so one drawing serves every language.
import type { Point } from '../drawing.ts'

/** Small pictures that stand in a part, each in a box of 40 by 40. */
export const PICTURES = [
  'sun',
  'moon',
  'earth',
  'cloud',
  'rain',
  'sea',
  'mountain',
  'river',
  'seed',
  'sprout',
  'tree',
  'flower',
  'wheat',
  'rabbit',
  'fox',
  'fish',
  'bird',
  'mushroom',
  'egg',
  'tadpole',
  'frog',
  'person',
  'people',
  'hand',
  'ear',
  'heart',
  'drum',
  'magnet',
  'box',
  'lamp',
  'fire',
  'ice',
  'cup',
  'cell',
  'dna',
  'atom',
  'factory',
  'gear',
  'ship',
  'wall',
  'temple',
  'crown',
  'scroll',
  'book',
  'coin',
  'ballot',
  'scales',
  'pot',
  'camera',
] as const

export type Picture = (typeof PICTURES)[number]

/** Something that can light up, and its words by the same id. */
export interface Part {
  readonly id: string
  readonly picture?: Picture
}

/** A stretch of text, with the id of what it is called: "subject", "claim". */
export interface Marked {
  readonly id: string
  readonly role?: string
}

/** What fills a layer: each is told from its neighbour without colour. */
export type Fill = 'plain' | 'dots' | 'waves' | 'bricks' | 'lines'

export type LessonDrawing =
  | {
      /** Around a ring, each leading to the next and the last to the first. */
      readonly kind: 'cycle'
      readonly parts: readonly Part[]
      readonly centre?: Part
    }
  | {
      /** From top to bottom, each leading to the next. */
      readonly kind: 'chain'
      readonly parts: readonly Part[]
    }
  | {
      /** Each cause has a part in every effect. */
      readonly kind: 'causes'
      readonly causes: readonly Part[]
      readonly effects: readonly Part[]
    }
  | {
      /** From top to bottom. */
      readonly kind: 'layers'
      readonly parts: readonly { readonly id: string; readonly fill: Fill }[]
    }
  | {
      /** From the middle outwards. */
      readonly kind: 'rings'
      readonly parts: readonly { readonly id: string }[]
    }
  | {
      /** Earliest first; a year before 0 is BCE. Distances are not true to scale. */
      readonly kind: 'timeline'
      readonly parts: readonly { readonly id: string; readonly year: number; readonly about?: true }[]
    }
  | {
      /** A sketch of places in a field of 340 by 260, not true to scale. */
      readonly kind: 'map'
      /** Outlines, drawn smoothly through their points. */
      readonly land: readonly (readonly Point[])[]
      readonly rivers?: readonly {
        readonly id: string
        readonly points: readonly Point[]
        readonly at: Point
      }[]
      readonly places: readonly { readonly id: string; readonly at: Point; readonly picture?: Picture }[]
      readonly routes?: readonly {
        readonly id: string
        readonly points: readonly Point[]
        readonly at: Point
      }[]
    }
  | {
      /** The words of a cell have the id `<row>-<column>`. */
      readonly kind: 'table'
      readonly columns: readonly string[]
      readonly rows: readonly string[]
    }
  | {
      /** Particles of a solid, liquid or gas; `mixed`: of two kinds. */
      readonly kind: 'particles'
      readonly boxes: readonly {
        readonly id: string
        readonly state: 'solid' | 'liquid' | 'gas'
        readonly mixed?: true
      }[]
    }
  | {
      /** Pushes and pulls on a thing; `size` from 1 to 3 is the length of the arrow. */
      readonly kind: 'forces'
      readonly thing: Part
      readonly arrows: readonly {
        readonly id: string
        readonly to: 'left' | 'right' | 'up' | 'down'
        readonly size: 1 | 2 | 3
      }[]
    }
  | {
      /** Bars of these lengths, with their value at the end; above them what they measure and its unit, the words `measure`. */
      readonly kind: 'bars'
      readonly bars: readonly { readonly id: string; readonly value: number }[]
    }
  | {
      /** Parts of a sentence one after the other; below each that has a role, its name. `lines` are several sentences. */
      readonly kind: 'sentence'
      readonly lines: readonly (readonly Marked[])[]
    }
  | {
      /** Words cut into parts; `means`: under the part stands its meaning, the words `<id>-means`. */
      readonly kind: 'word'
      readonly words: readonly (readonly { readonly id: string; readonly means?: true }[])[]
    }
  | {
      /** The sentences of a text, each with what it does there. */
      readonly kind: 'paragraph'
      readonly parts: readonly Marked[]
    }

/** Drawings of one kind. */
export type LessonDrawingOf<Kind extends LessonDrawing['kind']> = Extract<LessonDrawing, { kind: Kind }>

/** Ids that a step can light up. */
export function partsOf(drawing: LessonDrawing): string[] {
  switch (drawing.kind) {
    case 'cycle':
      return [...ids(drawing.parts), ...(drawing.centre ? [drawing.centre.id] : [])]
    case 'chain':
    case 'layers':
    case 'rings':
    case 'timeline':
    case 'paragraph':
      return ids(drawing.parts)
    case 'causes':
      return ids([...drawing.causes, ...drawing.effects])
    case 'map':
      return ids([...(drawing.rivers ?? []), ...drawing.places, ...(drawing.routes ?? [])])
    case 'table':
      return [...drawing.columns, ...drawing.rows, ...cellsOf(drawing)]
    case 'particles':
      return ids(drawing.boxes)
    case 'forces':
      return ids([drawing.thing, ...drawing.arrows])
    case 'bars':
      return ids(drawing.bars)
    case 'sentence':
      return ids(drawing.lines.flat())
    case 'word':
      return ids(drawing.words.flat())
  }
}

/** Ids of all words that stand in it. */
export function wordsIn(drawing: LessonDrawing): string[] {
  const parts = partsOf(drawing)
  switch (drawing.kind) {
    case 'sentence':
      return [...new Set([...parts, ...rolesOf(drawing.lines.flat())])]
    case 'paragraph':
      return [...new Set([...parts, ...rolesOf(drawing.parts)])]
    case 'word':
      return [...parts, ...drawing.words.flat().flatMap(({ id, means }) => (means ? [`${id}-means`] : []))]
    case 'bars':
      return [...parts, 'measure']
    default:
      return parts
  }
}

/** Row by row. */
export function cellsOf({ rows, columns }: Extract<LessonDrawing, { kind: 'table' }>): string[] {
  return rows.flatMap((row) => columns.map((column) => `${row}-${column}`))
}

const ids = (parts: readonly { readonly id: string }[]) => parts.map(({ id }) => id)

const rolesOf = (parts: readonly Marked[]) => parts.flatMap(({ role }) => (role === undefined ? [] : [role]))
