// What `npm start` and `npm test` need before anything else: the dependencies, and the Node that came with them.
// Plain JavaScript on Node's own modules, because on a fresh clone there is nothing else yet.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const BIN = join(ROOT, 'node_modules', '.bin')
/** Wrangler and its tools need this much; the `node` package in devDependencies brings it. */
const NODE_MAJOR = 22

/** The environment every child runs in: our own node and tools first, nothing sent home, no questions asked. */
export function toolEnv(extra = {}) {
  return {
    ...process.env,
    PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}`,
    WRANGLER_SEND_METRICS: 'false',
    DO_NOT_TRACK: '1',
    // Miniflare would ask the network for a sample of request.cf.
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    ...extra,
  }
}

/** Runs a command to its end in the project's folder and returns its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: toolEnv(),
    ...options,
  })
  if (error) throw error
  return status ?? 1
}

function dependenciesAreCurrent() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json')
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs
  )
}

/** Installs what is missing, then makes sure this very script runs on a Node new enough for the tools. */
export async function prepareToolchain() {
  if (!dependenciesAreCurrent()) {
    console.log('Installing dependencies (npm ci) ...')
    if (run('npm', ['ci', '--no-audit', '--no-fund'], { env: process.env }) !== 0) {
      console.error('npm ci failed; see above.')
      process.exit(1)
    }
  }
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return
  const node = join(BIN, 'node')
  if (!existsSync(node) || process.env['SPARKBOOK_NODE'] === 'bundled') {
    console.error(
      `Node ${NODE_MAJOR} or newer is needed and this is ${process.version}. The "node" package usually brings it; ` +
        'your npm seems to block install scripts. Allow them for "node", or install a newer Node.',
    )
    process.exit(1)
  }
  const [, script = '', ...args] = process.argv
  await runAndExit(node, [script, ...args], toolEnv({ SPARKBOOK_NODE: 'bundled' }))
}

/** Runs a command in the place of this process: signals go on to it, its end is ours. Never returns. */
export async function runAndExit(command, args, env) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
  await new Promise(() => {})
}
