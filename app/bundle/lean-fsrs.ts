// Leaves out of ts-fsrs the methods it gives to every Date for callers of its first version: nobody calls them, and they keep alive
// what writes and reads dates. What a build does not find any more fails it. `npm run dev` serves the whole of it.
import type { Plugin } from 'vite'

const MODULE = /\/node_modules\/ts-fsrs\/dist\/index\.mjs$/
const METHOD = /^Date\.prototype\.\w+ = function\(.*\) \{\n.*\n\};$/gm
const METHODS = 4

export function leanFsrs(): Plugin {
  return {
    name: 'lean-fsrs',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!MODULE.test(id)) return null
      if (code.match(METHOD)?.length !== METHODS) throw new Error('ts-fsrs adds other methods to Date now')
      return { code: code.replace(METHOD, ''), map: null }
    },
  }
}
