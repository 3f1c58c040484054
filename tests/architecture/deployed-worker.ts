// What would be uploaded answers: Wrangler's bundle is not the one that journeys run on (tests/sandbox/bundle-worker.ts). Runs
// after `npm run deploy -- --dry-run --outdir .reports/deploy`, with this machine's settings: those of production are not here.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { ensureDevVars } from '../sandbox/dev-vars.ts'
import { prepareDatabase } from '../sandbox/prepare-database.ts'
import { ROOT } from '../sandbox/toolchain.mjs'

/** Settings, database and objects; a page; the API. */
const ASKED = { '/health': 200, '/': 200, '/auth/v1/user': 401 }

await ensureDevVars()
const stateDir = mkdtempSync(join(tmpdir(), 'deployed-worker-'))
process.on('exit', () => rmSync(stateDir, { recursive: true, force: true }))
await prepareDatabase(stateDir)
const { assets: _, ...options } = workerOptionsOf(join(ROOT, 'wrangler.toml')).workerOptions
const app = new Miniflare(
  convertV4MiniflareOptions({
    resourcePersistencePath: join(stateDir, 'v3'),
    workers: [
      {
        ...options,
        name: 'sparkbook',
        modules: [
          {
            type: 'ESModule',
            path: 'app.js',
            contents: readFileSync(join(ROOT, '.reports', 'deploy', 'app.js'), 'utf8'),
          },
        ],
      },
    ],
  }),
)
let failed = 0
for (const [path, expected] of Object.entries(ASKED)) {
  const { status } = await app.dispatchFetch(`http://127.0.0.1${path}`)
  if (status !== expected) failed++
  console.log(`${path} answers ${status}, expected ${expected}`)
}
await app.dispose()
process.exit(failed > 0 ? 1 : 0)
