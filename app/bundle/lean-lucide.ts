// Leaves out of lucide-react what makes icons of any size, weight and colour, with names given at run time: ours are decoration
// in the size and colour of their text, and the style sheet says how thick. Of a drawing it leaves out the keys for React, which
// ours does not ask for, and the note of its licence: that is served as public/licenses/lucide.txt. `npm run dev` serves the whole
// of it. Our modules import each icon from its own file, so that the pages it is drawn on are known (app/bundle/chunks.ts).
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const MAKER_ID = /^\.\.\/createLucideIcon\.mjs$/
const OURS = fileURLToPath(new URL('../ui/create-icon.ts', import.meta.url))
const KEY = /,\s+key: "\w+"/g
const DRAWS = /import\s*\{(?<names>[^}]*)\}\s*from\s*["']lucide-react["']/g
const OWN_CODE = /\/app\/.*\.tsx?(?:\?|$)/
const INDEX = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/lucide-react.mjs')
const NOTE = /\/\*\*\n \* @license [^/]*\*\//

export function leanLucide(): Plugin {
  let files: ReadonlyMap<string, string> | undefined
  return {
    name: 'lean-lucide',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: MAKER_ID },
      handler: (_, importer) => (importer && ICON.test(importer) ? OURS : null),
    },
    transform(code, id) {
      if (ICON.test(id)) return { code: leanIcon(code), map: null }
      if (!OWN_CODE.test(id) || !code.includes('lucide-react')) return null
      files ??= iconFiles(readFileSync(INDEX, 'utf8'))
      return { code: withOwnFiles(code, files), map: null }
    },
  }
}

/** The file of an icon with its drawing alone. @throws Error when it has no more what is left out of it */
export function leanIcon(code: string): string {
  for (const there of [KEY, NOTE])
    if (code.search(there) === -1) throw new Error(`lucide-react has nothing like ${there.source} now`)
  return code.replace(KEY, '').replace(NOTE, '')
}

/** The file of each icon, by every name it is exported under. */
export function iconFiles(index: string): ReadonlyMap<string, string> {
  const lines = index.matchAll(/^export \{(?<names>[^}]*)\} from '\.\/(?<file>icons\/[\w-]+\.mjs)';$/gm)
  return new Map(
    [...lines].flatMap(({ groups: { names = '', file = '' } = {} }) =>
      [...names.matchAll(/default as (?<name>\w+)/g)].map(
        ({ groups }) => [groups?.['name'] ?? '', file] as const,
      ),
    ),
  )
}

/** @throws Error for an icon that lucide-react does not have */
export function withOwnFiles(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(DRAWS, (_, names: string) =>
    names
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '' && !one.startsWith('type '))
      .map((one) => {
        const [name = '', own = name] = one.split(/\s+as\s+/)
        const file = files.get(name)
        if (file === undefined) throw new Error(`lucide-react has no icon ${name}`)
        return `import ${own} from ${JSON.stringify(join(dirname(INDEX), file))}`
      })
      .join('\n'),
  )
}
