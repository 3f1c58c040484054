// From a fresh clone to a running app with one command. PORT and STATE_DIR may be set, so that several can run
// beside each other; a second start keeps the data; Ctrl-C ends every child.
import { resolve } from 'node:path'
import process from 'node:process'
import { buildIfStale } from './build-if-stale.ts'
import { ensureDevVars } from './dev-vars.ts'
import { prepareDatabase, startWrangler, stopGroup, waitUntilHealthy } from './local-app.ts'
import { readDevVars, startLocalProviders } from './local-providers.ts'
import { organisationsSql } from './organisation-sql.ts'
import { ROOT } from './toolchain.mjs'

process.chdir(ROOT)
const port = Number(process.env['PORT'] ?? 8787)
const stateDir = resolve(process.env['STATE_DIR'] ?? '.wrangler/state')
const origin = `http://127.0.0.1:${port}`

buildIfStale()
await ensureDevVars()
const { vars, organisations } = await startLocalProviders(port)
prepareDatabase(stateDir, await organisationsSql(readDevVars()['COOKIE_SECRET'], organisations))
const wrangler = startWrangler({ port, stateDir, vars })

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopping = true
    stopGroup(wrangler)
  })
}
process.on('exit', () => stopGroup(wrangler, 'SIGKILL'))
wrangler.on('exit', (code) => process.exit(stopping ? 0 : (code ?? 1)))

await waitUntilHealthy(origin, wrangler)
console.log(`\n  Sparkbook is ready: ${origin}\n  Data: ${stateDir}   Stop: Ctrl-C\n`)
