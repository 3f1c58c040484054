// The built Worker with its assets in workerd, on a local database, with Google, Microsoft and the card provider beside it. What `npm start` and
// the journeys run on. Not `wrangler dev`: its proxy ends when a browser drops a connection at the wrong moment
// (cloudflare/workers-sdk#15317), and takes the app with it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Miniflare, WorkerdStructuredLog } from 'miniflare'
import { buildIfStale, bundleIfStale, LOCAL_WORKER } from './build-if-stale.ts'
import { ensureDevVars } from './dev-vars.ts'
import { startLocalProviders } from './local-providers.ts'
import { startLocalPayments } from './payments/start-local-payments.ts'
import { prepareDatabase } from './prepare-database.ts'
import { step } from './progress.mjs'
import { ROOT } from './toolchain.mjs'
import { readWorkerOptions } from './worker-options.ts'

export interface ServedApp {
  origin: string
  stop(): Promise<void>
  /** Its D1, as the app itself has it. */
  database(): ReturnType<Miniflare['getD1Database']>
}

/**
 * Builds when a source changed, migrates and seeds, then serves. `stateDir` is where plain `wrangler dev` keeps data too; `settings`
 * count more than those of `.dev.vars`; `entry` is the source of a module in front of the app's own, './app.js'.
 */
export async function serveApp(
  port: number,
  stateDir: string,
  log: (line: WorkerdStructuredLog) => void,
  settings: Readonly<Record<string, string>> = {},
  entry?: string,
): Promise<ServedApp> {
  await ensureDevVars()
  const providers = startLocalProviders(port)
  const [{ vars }, payments] = await Promise.all([
    providers,
    startLocalPayments(port),
    buildIfStale().then(bundleIfStale),
    providers.then(({ organisations }) =>
      step('Preparing the database', () => prepareDatabase(stateDir, organisations)),
    ),
  ])
  const workerOptions = await readWorkerOptions()
  const { convertV4MiniflareOptions, Miniflare } = await import('miniflare')
  const app = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      resourcePersistencePath: join(stateDir, 'v3'),
      handleStructuredLogs: log,
      workers: [
        {
          ...workerOptions,
          name: 'sparkbook',
          bindings: { ...Object(workerOptions['bindings']), ...vars, ...payments, ...settings },
          modules: [
            ...(entry === undefined
              ? []
              : [{ type: 'ESModule' as const, path: 'entry.js', contents: entry }]),
            {
              type: 'ESModule' as const,
              path: 'app.js',
              contents: await readFile(join(ROOT, LOCAL_WORKER), 'utf8'),
            },
          ],
        },
      ],
    }),
  )
  await step('Starting the Worker', () => app.ready)
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => app.dispose(),
    database: () => app.getD1Database('DB'),
  }
}
