// Every content file, read as the build reads it, and held against the others: four languages that say the same things,
// links that lead somewhere, pictures that exist.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { ART_SIZES } from '#app/ui/art/sprite-index.ts'
import { leadsSomewhere } from '#tests/route-table.ts'
import { COLLECTIONS, type Collection } from './collections.ts'
import { compileContent } from './compile/compile-content.ts'
import type { Block, Inline } from './content.types.ts'

const ROOT = import.meta.dirname
const NAMES = Object.keys(COLLECTIONS) as Collection[]

const folders = NAMES.flatMap((collection) =>
  readdirSync(join(ROOT, collection), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({ collection, slug: entry.name, folder: join(ROOT, collection, entry.name) })),
)

const articles = folders.filter(({ collection }) => collection === 'articles').map(({ slug }) => slug)

describe.each(folders)('$collection/$slug', ({ collection, slug, folder }) => {
  const files = LOCALES.map((locale) =>
    compileContent(collection, readFileSync(join(folder, `${locale}.md`), 'utf8')),
  )
  const [english] = files

  test('is written in the four languages and nothing else', () => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(readdirSync(folder).sort()).toEqual(LOCALES.map((locale) => `${locale}.md`))
  })

  test('has the same shape in every language: headings, tables, figures, links', () => {
    for (const { blocks } of files) expect(shapeOf(blocks)).toEqual(shapeOf(english?.blocks ?? []))
  })

  test('has the same facts in every language, but for its words', () => {
    const wordless = files.map(({ facts: { title, description, ...rest } }) => rest)
    for (const facts of wordless) expect(facts).toEqual(wordless[0])
    expect(new Set(files.map(({ facts }) => facts.title)).size).toBe(files.length)
  })

  test('names each heading once', () => {
    const ids = (english?.blocks ?? []).flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('is of no day to come', () => {
    const today = new Date().toISOString().slice(0, 10)
    const facts = Object.values(english?.facts ?? {})
    const days = facts.filter((fact) => fact !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(fact))
    expect(days.length).toBeGreaterThan(0)
    for (const day of days) expect(String(day) <= today, day).toBe(true)
  })

  test('links only where there is something', () => {
    for (const { blocks } of files) {
      const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
      for (const to of linksOf(blocks)) {
        const article = /^\/resources\/blog\/([^?#]+)/.exec(to)?.[1]
        if (to.startsWith('#')) expect(ids, to).toContain(to.slice(1))
        else if (article !== undefined) expect(articles, to).toContain(article)
        else if (to.startsWith('/')) expect(leadsSomewhere(to), to).toBe(true)
      }
    }
  })

  test('shows drawings that exist', () => {
    const pictures = (english?.blocks ?? []).flatMap((block) =>
      block.kind === 'figure' ? [block.picture] : [],
    )
    const facts = english?.facts
    if (facts && 'picture' in facts) pictures.push(facts.picture)
    for (const picture of pictures) expect(Object.keys(ART_SIZES)).toContain(picture)
  })
})

test('every folder of texts is a collection with a schema', () => {
  // Cards are no texts of blocks: read-study-cards has their schema.
  const known = [...NAMES, 'compile', 'starter-cards']
  const unknown = readdirSync(ROOT, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !known.includes(entry.name),
  )
  expect(unknown).toEqual([])
})

/** What must be the same in every language: kinds, ids, sizes and where links lead, in their order. */
function shapeOf(blocks: readonly Block[]): unknown[] {
  return blocks.map(shape)
}

function shape(block: Block): unknown {
  switch (block.kind) {
    case 'heading':
      return [block.level, block.id]
    case 'list':
      return [block.ordered ? 'ol' : 'ul', block.items.map(shapeOf)]
    case 'quote':
      return ['quote', shapeOf(block.blocks)]
    case 'table':
      return ['table', block.head.length, block.rows.length]
    case 'figure':
      return ['figure', block.picture]
    case 'paragraph':
      // Where a sentence puts its links is up to the language.
      return ['paragraph', links(block).sort()]
  }
}

function linksOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(links)
}

function links(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return linksIn(block.children)
    case 'list':
      return block.items.flatMap(linksOf)
    case 'quote':
      return linksOf(block.blocks)
    case 'table':
      return [block.head, ...block.rows].flatMap((row) => row.flatMap(linksIn))
    case 'figure':
      return []
  }
}

function linksIn(line: readonly Inline[]): string[] {
  return line.flatMap((part) => {
    if (part.kind === 'text' || part.kind === 'break') return []
    return part.kind === 'link' ? [part.to] : linksIn(part.children)
  })
}
