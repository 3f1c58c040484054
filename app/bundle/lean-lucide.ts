// Leaves out of lucide-react what makes icons of any size, weight and colour, with names given at run time: ours are decoration
// in the size and colour of their text, and the style sheet says how thick. `npm run dev` serves the whole of it.
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const MAKER = '../createLucideIcon.mjs'
const OURS = fileURLToPath(new URL('../ui/create-icon.ts', import.meta.url))

export function leanLucide(): Plugin {
  return {
    name: 'lean-lucide',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === MAKER && importer && ICON.test(importer) ? OURS : null),
  }
}
