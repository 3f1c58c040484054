// The developer's loop: hot reload in the browser, with pages, API, D1 and Durable Objects all in workerd.
import { resolve } from 'node:path'
import process from 'node:process'
import { ensureDevVars } from './dev-vars.ts'
import { readDevVars, startLocalProviders } from './local-providers.ts'
import { organisationsSql } from './organisation-sql.ts'
import { startLocalPayments } from './payments/start-local-payments.ts'
import { prepareDatabase } from './prepare-database.ts'
import { ROOT, runAndExit, toolEnv } from './toolchain.mjs'

process.chdir(ROOT)
const stateDir = resolve(process.env['STATE_DIR'] ?? '.wrangler/state')
const port = process.env['PORT'] ?? '8787'

await ensureDevVars()
const { vars, organisations } = await startLocalProviders(Number(port))
const payments = await startLocalPayments(Number(port))
await prepareDatabase(stateDir, await organisationsSql(readDevVars()['COOKIE_SECRET'], organisations))
await runAndExit(
  'remix',
  ['vite:dev', '--host', '127.0.0.1', '--port', port, '--strictPort'],
  toolEnv({ STATE_DIR: stateDir, LOCAL_VARS: JSON.stringify({ ...vars, ...payments }) }),
)
