// `npm run deploy [-- staging] [-- --dry-run]`: refuses what could not run, builds, brings the database up to date, then uploads.
// The build is without the developers' pages and beside the one of this machine, so that neither is mistaken for the other.
// What follows goes to wrangler. A dry run asks nothing of Cloudflare: it says what is missing, builds and bundles.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { unstable_readConfig as readConfig } from 'wrangler'
import { findObstacles, neededSecrets, type Planned, type Target } from './deploy-checks.ts'
import { ROOT, run, toolEnv } from './toolchain.mjs'

const BUILT = 'build/production'
/** Cloudflare's code for a Worker that was never deployed. */
const NO_SUCH_WORKER = /\[code: 10007\]/

const args = process.argv.slice(2)
const target: Target = args[0] === 'staging' ? 'staging' : 'production'
if (args[0] === target) args.shift()
const isDryRun = args.includes('--dry-run')
const inTarget = ['--env', target]

const planned = plan()
const obstacles = findObstacles(planned)
if (!isDryRun && obstacles.length > 0) {
  report()
  console.error('Nothing was built, migrated or uploaded. docs/operating.md says more.')
  process.exit(1)
}

const forPeople = toolEnv({ SPARKBOOK_BUILD: 'production' })
must('the build', run('remix', ['vite:build', '--logLevel', 'warn'], { env: forPeople }))
if (!isDryRun) {
  console.log('The database as it is now, to come back to (wrangler d1 time-travel restore):')
  must('the database', run('wrangler', ['d1', 'time-travel', 'info', 'DB', ...inTarget]))
  // Before the code, which asks for what they add. For that minute the release before runs on the new schema.
  must('the migrations', run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', ...inTarget]))
}
must(
  'the upload',
  run('wrangler', [
    'deploy',
    ...inTarget,
    ...['--assets', `${BUILT}/client`],
    // workers/app.ts imports the build of this machine by this name.
    ...['--alias', `../build/server/index.js:./${BUILT}/server/index.js`],
    ...args,
  ]),
)
if (isDryRun) {
  report()
  console.log(`Secrets it needs (a dry run does not ask which are set): ${neededSecrets(planned).join(', ')}`)
} else
  console.log(`
Now look at
  ${planned.vars['SITE_URL']}/health     settings, database and Durable Objects: {"status":"ok"}
  ${planned.vars['SITE_URL']}/           the home page; sign in once, play a round
  npx wrangler tail --env ${target} --status error
Back to the release before:  npx wrangler rollback --env ${target}
`)

/** The parts of a target's configuration that are read here. */
interface TargetConfig {
  vars: Record<string, unknown>
  d1_databases: { binding: string; database_id?: string }[]
  routes?: (string | { pattern: string })[]
  send_email: { name: string }[]
}

function plan(): Planned {
  const config: TargetConfig = readConfig({ config: join(ROOT, 'wrangler.toml'), env: target })
  return {
    target,
    vars: config.vars,
    databaseId: config.d1_databases.find(({ binding }) => binding === 'DB')?.database_id,
    hosts: (config.routes ?? []).map((route) => (typeof route === 'string' ? route : route.pattern)),
    sendsEmail: config.send_email.some(({ name }) => name === 'EMAIL'),
    secrets: isDryRun ? null : listSecrets(),
    securityText: readFileSync(join(ROOT, 'SECURITY.md'), 'utf8'),
  }
}

function report(): void {
  for (const { what, todo } of obstacles) console.error(`\n  ${what}\n    ${todo}`)
  console.error(`\n${count(obstacles.length)} in the way of deploying to ${target}.\n`)
}

/** Names of the secrets at Cloudflare. Ends the process where nobody is signed in there. */
function listSecrets(): ReadonlySet<string> {
  const { status, stdout, stderr } = spawnSync(
    'wrangler',
    ['secret', 'list', ...inTarget, '--format', 'json'],
    {
      cwd: ROOT,
      env: toolEnv(),
      encoding: 'utf8',
    },
  )
  if (status === 0) return new Set((JSON.parse(stdout) as { name: string }[]).map(({ name }) => name))
  if (NO_SUCH_WORKER.test(stdout + stderr)) return new Set()
  console.error(stderr || stdout)
  console.error('Cloudflare does not say which secrets are set. Sign in first: npx wrangler login')
  return process.exit(1)
}

function must(step: string, exitCode: number): void {
  if (exitCode === 0) return
  console.error(`Stopped: ${step} failed. What comes after it was not done.`)
  process.exit(exitCode)
}

function count(obstacles: number): string {
  if (obstacles === 0) return 'Nothing is'
  return obstacles === 1 ? 'One thing is' : `${obstacles} things are`
}
