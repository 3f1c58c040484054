// The developer's loop: hot reload in the browser, with pages, API, D1 and Durable Objects all in workerd.
import { resolve } from 'node:path'
import process from 'node:process'
import { ensureDevVars } from './dev-vars.ts'
import { startLocalProviders } from './local-providers.ts'
import { startLocalPayments } from './payments/start-local-payments.ts'
import { prepareDatabase } from './prepare-database.ts'
import { step } from './progress.mjs'
import { ROOT, runAndExit, toolEnv } from './toolchain.mjs'
import { watchTypes } from './watch-types.ts'

process.chdir(ROOT)
process.env['WRANGLER_LOG'] ??= 'warn'
const stateDir = resolve(process.env['STATE_DIR'] ?? '.wrangler/state')
const port = process.env['PORT'] ?? '8787'

await ensureDevVars()
const { vars, organisations } = await startLocalProviders(Number(port))
const payments = await startLocalPayments(Number(port))
// Vite takes seconds before its Worker opens the database, which is prepared meanwhile. The first page then takes all the
// machine has; checking types can wait for it.
void prepare()
  .then(() => firstPage(`http://127.0.0.1:${port}/`))
  .then(watchTypes)
  .catch((error: unknown) => {
    console.error(error)
    // Goes on to Vite, whose end is ours.
    process.kill(process.pid, 'SIGTERM')
  })
await runAndExit(
  'remix',
  ['vite:dev', '--host', '127.0.0.1', '--port', port, '--strictPort'],
  toolEnv({ STATE_DIR: stateDir, LOCAL_VARS: JSON.stringify({ ...vars, ...payments }) }),
)

async function prepare(): Promise<void> {
  await step('Preparing the database', () => prepareDatabase(stateDir, organisations))
}

/** Asks for a page until it is there, which also has everything compiled that a page needs. */
async function firstPage(url: string): Promise<void> {
  const started = Date.now()
  const isThere = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 500))
  console.log(`  ➜  Ready after ${Math.round((Date.now() - started) / 1_000)} s; type errors are shown here.`)
}
