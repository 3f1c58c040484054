// That three comes to the AR pages alone, and to them only when something is drawn; and that the emulator of headsets, with which
// the journeys are tested, comes to nobody. Facts of the build, so this is a check of its files.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import process from 'node:process'
import { clientScripts, routeFiles } from '../bench/bundle-size.ts'
import { buildIfStale } from '../sandbox/build-if-stale.ts'

const require = createRequire(import.meta.url)

/** How three tells its classes apart, and the emulator its symbols: they stay when names are shortened. */
const THREE = /\bis(?:Object3D|BufferGeometry|Matrix4|WebGLRenderer)\s*=\s*(?:!0|true)/
const EMULATOR = /iwer\//
const AR_PAGE = /^(?:routes|games)\/(?:dev\/)?ar(?:\/|$)/
const NOW = /(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g
const EVER = /["`](?:\.\/|assets\/)([\w.-]+\.js)["`]/g

await buildIfStale()
const scripts = clientScripts()
const routes = [...routeFiles()]
const withThree = [...scripts.keys()].filter((file) => THREE.test(scripts.get(file) ?? ''))

/** Whether three is among these files and all that they import. */
function bringsThree(files: readonly string[], imports: RegExp): boolean {
  const reached = new Set(files)
  for (const file of reached)
    for (const [, imported = ''] of (scripts.get(file) ?? '').matchAll(imports)) reached.add(imported)
  return withThree.some((file) => reached.has(file))
}

const arPages = routes.filter(([id]) => AR_PAGE.test(id))
const faults = [
  ...[...scripts].flatMap(([file, code]) => (EMULATOR.test(code) ? `${file} holds the emulator iwer` : [])),
  ...routes.flatMap(([id, files]) => (bringsThree(files, NOW) ? `${id} loads three at once` : [])),
  ...routes.flatMap(([id, files]) =>
    !AR_PAGE.test(id) && bringsThree(files, EVER) ? `${id} loads three, and is no AR page` : [],
  ),
  // What this looks for is there to be found.
  ...(arPages.some(([, files]) => bringsThree(files, EVER)) ? [] : ['no AR page ever loads three']),
  ...(EMULATOR.test(readFileSync(require.resolve('iwer/build/iwer.module.min.js'), 'utf8'))
    ? []
    : ['the emulator is not known by its symbols']),
]
for (const fault of faults) console.log(fault)
console.log(`three: ${withThree.join(', ')}; AR pages: ${arPages.map(([id]) => id).join(', ')}`)
process.exit(faults.length === 0 ? 0 : 1)
