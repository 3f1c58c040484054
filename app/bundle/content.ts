// Content files (app/content/<collection>/<slug>/<locale>.md) as modules: what the build compiles, the Worker only reads.
import type { Plugin } from 'vite'
import { isCollection } from '#app/content/collections.ts'
import { compileContent } from '#app/content/compile/compile-content.ts'
import { keepPrefix } from '#app/i18n/compile/keep-prefix.ts'

const CONTENT = /\/app\/content\/(?<collection>[^/]+)\/[^/]+\/[^/]+\.md$/

export function content(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    transform(text, id) {
      const { collection } = CONTENT.exec(id)?.groups ?? {}
      if (collection === undefined) return null
      if (!isCollection(collection)) return this.error(`${id}: no collection is called ${collection}`)
      try {
        const { facts, minutes, blocks } = compileContent(collection, keepPrefix(text))
        return { code: moduleOf({ facts, minutes, blocks: JSON.stringify(blocks) }), map: null }
      } catch (error) {
        return this.error(`${id}: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
  }
}

function moduleOf({ facts, minutes, blocks }: { facts: unknown; minutes: number; blocks: string }): string {
  return [
    `export const facts = ${JSON.stringify(facts)}`,
    `export const minutes = ${minutes}`,
    `export const blocks = () => JSON.parse(${JSON.stringify(blocks)})`,
  ].join('\n')
}
