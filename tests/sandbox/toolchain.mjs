// What `npm start` and `npm test` need before anything else: the dependencies, and a Node new enough for the tools.
// Plain JavaScript on Node's own modules, because on a fresh clone there is nothing else yet.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import module from 'node:module'
import { delimiter, join, relative } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { installPackages } from './install-packages.mjs'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const BIN = join(ROOT, 'node_modules', '.bin')
/** The tools and the tests run on this version or a newer one. */
const NODE_MAJOR = 24
/** A package that holds nothing but Node, for machines whose own is older. */
const NODE_PACKAGE = join(ROOT, 'tests', 'sandbox', 'node')
/** Where Node keeps what it compiled, so that a second start need not: Wrangler and Miniflare are 20 MB of JavaScript. */
const COMPILE_CACHE = join(ROOT, '.reports', 'compile-cache')

/** The environment every child runs in: our own node and tools first, nothing sent home, no questions asked. */
export function toolEnv(extra = {}) {
  return {
    ...process.env,
    PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}`,
    WRANGLER_SEND_METRICS: 'false',
    DO_NOT_TRACK: '1',
    NODE_COMPILE_CACHE: COMPILE_CACHE,
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

/** Fetches Node when this one is too old, and lays it where npm and npx look first. @throws when npm fails */
export async function provideNode() {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return
  await installPackages(NODE_PACKAGE, `Fetching Node ${NODE_MAJOR} (this is ${process.version})`)
}

/** After both installations: npm empties the folder this link lies in. */
export function linkNode() {
  const node = join(NODE_PACKAGE, 'node_modules', '.bin', 'node')
  if (!existsSync(node) || existsSync(join(BIN, 'node'))) return
  mkdirSync(BIN, { recursive: true })
  rmSync(join(BIN, 'node'), { force: true })
  symlinkSync(relative(BIN, node), join(BIN, 'node'))
}

/** Installs what is missing, then makes sure this very script runs on a Node new enough for the tools. */
export async function prepareToolchain() {
  try {
    await Promise.all([installPackages(ROOT, 'Installing the dependencies'), provideNode()])
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  linkNode()
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) {
    module.enableCompileCache(COMPILE_CACHE)
    return
  }
  const node = join(BIN, 'node')
  if (!existsSync(node) || process.env['SPARKBOOK_NODE'] === 'fetched') {
    console.error(
      `Node ${NODE_MAJOR} or newer is needed, this is ${process.version}, and there is no package of it for ` +
        `${process.platform} ${process.arch}. Install a newer Node.`,
    )
    process.exit(1)
  }
  const [, script = '', ...args] = process.argv
  await runAndExit(node, [script, ...args], toolEnv({ SPARKBOOK_NODE: 'fetched' }))
}

/** Runs a command in the place of this process: signals go on to it, its end is ours. Never returns. */
export async function runAndExit(command, args, env) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
  await new Promise(() => {})
}
