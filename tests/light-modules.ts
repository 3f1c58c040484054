// What makes a test file start quickly: few and small modules. Vitest hands every module over by itself, with its source
// map inside it, and to workerd through a socket whose encoding is slow.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

const ALL_AREAS = '/app/i18n/generated/all-areas.ts'
/** Code that nobody steps through. */
export const NOT_OURS = /\/node_modules\/|\/i18n\/generated\//
/** Areas of messages begin with the same imports and define names of their own; so all of them fit into one module. */
const IMPORT = /^import .*\n/gm

/** Joins the compiled messages (a file an area) into one module, and drops the source maps of code that nobody debugs here. */
export function lightModules(): Plugin[] {
  return [
    {
      name: 'messages-in-one-module',
      enforce: 'pre',
      async load(id) {
        if (!id.endsWith(ALL_AREAS)) return null
        const folder = dirname(id)
        const areas = readFileSync(id, 'utf8').matchAll(/'\.\/(?<file>[\w-]+\.ts)'/g)
        const sources = [...areas].map(({ groups }) =>
          readFileSync(join(folder, String(groups?.['file'])), 'utf8'),
        )
        const imports = new Set(sources.flatMap((source) => source.match(IMPORT) ?? []))
        const bodies = sources.map((source) => source.replace(IMPORT, ''))
        const { code } = await transformWithOxc([...imports, ...bodies].join(''), id, { sourcemap: false })
        return { code, map: { mappings: '' } }
      },
    },
    {
      name: 'no-foreign-source-maps',
      enforce: 'post',
      transform: (code, id) => (NOT_OURS.test(id) ? { code, map: { mappings: '' } } : null),
    },
  ]
}
