// A content file from its text to what the app reads: front matter checked against the collection's schema, Markdown to
// blocks, minutes counted. Runs in the build and in tests, never in the Worker or a browser.
import { parse as parseYaml } from 'yaml'
import type { z } from 'zod'
import { readingMinutes } from '#app/i18n/reading-minutes.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { COLLECTIONS, type Collection } from '../collections.ts'
import type { Block } from '../content.types.ts'
import { blockText } from '../plain-text.ts'
import { readBlocks } from './read-blocks.ts'

const FILE = /^---\r?\n(?<front>.*?)\r?\n---\r?\n(?<body>.*)$/s

export interface Compiled<Name extends Collection = Collection> {
  facts: z.infer<(typeof COLLECTIONS)[Name]>
  minutes: number
  blocks: readonly Block[]
}

/** @throws Error saying what is wrong with the file */
export function compileContent<Name extends Collection>(collection: Name, text: string): Compiled<Name> {
  const { front, body } = FILE.exec(text.replaceAll('{product}', PRODUCT_NAME))?.groups ?? {}
  if (front === undefined || body === undefined)
    throw new Error('a content file begins with front matter between two lines of ---')
  const facts = COLLECTIONS[collection].parse(parseYaml(front)) as Compiled<Name>['facts']
  const blocks = readBlocks(body)
  return { facts, minutes: readingMinutes(blocks.map(blockText).join('\n'), 'adult'), blocks }
}
