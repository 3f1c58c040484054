// The app for the journeys: the built Worker with its assets in workerd, with an empty database of its own that is gone
// afterwards, and Google and Microsoft beside it. Not `wrangler dev`: its proxy ends when a browser drops a connection at
// the wrong moment (cloudflare/workers-sdk#15317), and every journey after that would fail for no fault of ours.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { bundleForUpload } from '../bench/worker-bundle.ts'
import { buildIfStale } from '../sandbox/build-if-stale.ts'
import { ensureDevVars } from '../sandbox/dev-vars.ts'
import { prepareDatabase } from '../sandbox/local-app.ts'
import { readDevVars, startLocalProviders } from '../sandbox/local-providers.ts'
import { organisationsSql } from '../sandbox/organisation-sql.ts'
import { ROOT } from '../sandbox/toolchain.mjs'

process.chdir(ROOT)
const port = Number(process.env['PORT'] ?? 8791)
const stateDir = mkdtempSync(join(tmpdir(), 'sparkbook-e2e-'))
process.on('exit', () => rmSync(stateDir, { recursive: true, force: true }))

buildIfStale()
await ensureDevVars()
const { vars, organisations } = await startLocalProviders(port)
prepareDatabase(stateDir, await organisationsSql(readDevVars()['COOKIE_SECRET'], organisations))
const { workerOptions } = workerOptionsOf(join(ROOT, 'wrangler.toml'))

const app = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port,
    resourcePersistencePath: join(stateDir, 'v3'),
    handleStructuredLogs: () => undefined,
    workers: [
      {
        ...workerOptions,
        name: 'sparkbook',
        bindings: { ...Object(workerOptions['bindings']), ...vars },
        modules: [{ type: 'ESModule' as const, path: 'app.js', contents: bundleForUpload().code }],
      },
    ],
  }),
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void app.dispose().then(() => process.exit(0)))
console.log(`ready: ${await app.ready}`)
