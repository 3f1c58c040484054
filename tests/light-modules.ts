// What makes a test file start quickly: few and small modules. Vitest hands every module over by itself, with its source
// map inside it, and to workerd through a socket whose encoding is slow.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Plugin, transformWithEsbuild } from 'vite'

const MESSAGES = '/app/i18n/generated/messages/_index.js'
const NOT_OURS = /\/node_modules\/|\/i18n\/generated\//
/** Every compiled message begins with this import and defines names of its own; so all of them fit into one module. */
const RUNTIME = "import { getLocale, experimentalStaticLocale } from '../runtime.js';"

/** Joins the compiled messages (a file each) into one module, and drops the source maps of code that nobody debugs here. */
export function lightModules(): Plugin[] {
  return [
    {
      name: 'messages-in-one-module',
      enforce: 'pre',
      async load(id) {
        if (!id.endsWith(MESSAGES)) return null
        const folder = dirname(id)
        const files = readdirSync(folder).filter((file) => file.endsWith('.js') && file !== '_index.js')
        const bodies = files.map((file) => readFileSync(join(folder, file), 'utf8').replace(RUNTIME, ''))
        const { code } = await transformWithEsbuild([RUNTIME, ...bodies].join('\n'), id, {
          minifyWhitespace: true,
          sourcemap: false,
        })
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
