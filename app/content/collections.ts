// What stands in the front matter of a file, collection by collection. Only the build and the tests read the schemas; the
// app takes their types.
import { z } from 'zod'

/** A calendar day, YYYY-MM-DD. */
const day = z.iso.date()

const title = z.string().trim().min(3).max(90)
/** One sentence or two: search results and cards show it. */
const description = z.string().trim().min(20).max(240)

export const AUDIENCES = ['students', 'parents', 'teachers', 'everyone'] as const

const article = z.strictObject({
  title,
  description,
  published: day,
  updated: day.optional(),
  audience: z.enum(AUDIENCES),
  /** A drawing of ours (app/ui/art/sprite-index.ts). */
  picture: z.string().regex(/^[a-z][a-z0-9-]*$/),
})

const legal = z.strictObject({
  title,
  description,
  /** In force from this day. */
  effective: day,
  /** The day of its last change; content-files.test.ts asks for a new one when a text changes. */
  updated: day,
})

/** Folders of app/content. */
export const COLLECTIONS = { articles: article, legal }

export type Collection = keyof typeof COLLECTIONS
export type ArticleFacts = z.infer<typeof article>
export type LegalFacts = z.infer<typeof legal>

export function isCollection(name: string): name is Collection {
  return Object.hasOwn(COLLECTIONS, name)
}
