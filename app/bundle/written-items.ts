// Items written for practice, where a module imports them: without their words. The server needs no more than their structure to
// judge a session; a browser fetches the file itself, by its address.
import type { Plugin } from 'vite'
import type { WrittenSkill } from '#engine/curriculum/written/item.ts'
import { structureOf } from '#engine/curriculum/written/structure.ts'

const ITEMS = /\/game-engine\/curriculum\/language\/items\/[^/]+\/[^/]+\.json$/

export function writtenItems(): Plugin {
  return {
    name: 'written-items',
    enforce: 'pre',
    transform(text, id) {
      if (!ITEMS.test(id)) return null
      const skill: WrittenSkill = JSON.parse(text)
      return { code: JSON.stringify(structureOf(skill)), map: null }
    },
  }
}
