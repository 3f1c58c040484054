// A sentence without its words: whatever language it is read in, a page finds its template by the key.
import type { Maths } from './notation.ts'

/** What stories are about and what is counted. In Spanish the things of stories are all feminine, so one template fits. */
export const THINGS = [
  'apple',
  'ball',
  'card',
  'cookie',
  'flower',
  'leaf',
  'marble',
  'shell',
  'sticker',
  'strawberry',
] as const

export type Thing = (typeof THINGS)[number]

/** Words that are counted: parts of numbers, of figures, and units. */
export const COUNTED = [
  'one',
  'ten',
  'hundred',
  'thousand',
  'part',
  'row',
  'column',
  'group',
  'side',
  'step',
  'place',
  'unit',
  'square',
  'minute',
  'hour',
  'cent',
  // The main unit of money where the language is spoken: dollar, peso, euro, yuan.
  'dollar',
  'centimeter',
  'meter',
  'kilometer',
  'gram',
  'kilogram',
  'milliliter',
  'liter',
  'second',
] as const

export type Counted = (typeof COUNTED)[number]

/** How many people a story can name. */
export const PEOPLE = 8

export type Filler =
  | number
  | Maths
  /** "3 apples", as the language counts them. */
  | { readonly amount: number; readonly of: Thing | Counted }
  /** "apples" */
  | { readonly many: Thing | Counted }
  /** The name of a person of the story, from 0. */
  | { readonly person: number }
  | Sentence

export interface Sentence {
  /** `<area>/<name>`: sentences/<language>/<area>.json has its words under the name. */
  readonly key: string
  readonly with?: Readonly<Record<string, Filler>>
}
