// Builds what is older than its sources; otherwise nothing, so that a second start is quick.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import type { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { runLogged, step } from './progress.mjs'
import { ROOT, toolEnv } from './toolchain.mjs'

const PAGE_SOURCES = [
  'app',
  'game-engine',
  'public',
  'vite.config.ts',
  'remix.config.ts',
  'tests/sandbox/build.ts',
  'package-lock.json',
  'tests/sandbox/worksheet-reader/package-lock.json',
]
const PAGES = join('build', 'server', 'index.js')
/** Where the Worker of this machine lies, as one module. */
export const LOCAL_WORKER = join('.reports', 'local-worker.js')
const WORKER_SOURCES = [
  PAGES,
  'app',
  'game-engine',
  'workers',
  'wrangler.toml',
  'package-lock.json',
  'tests/sandbox/bundle-worker.ts',
]
/** With the values of `.dev.vars`: to be read by its owner alone. */
const LOCAL_OPTIONS = join('.reports', 'local-worker-options.json')
const OPTIONS_SOURCES = ['wrangler.toml', '.dev.vars', 'package-lock.json']

type LocalWorkerOptions = ReturnType<typeof unstable_getMiniflareWorkerOptions>['workerOptions']

/** The latest change below a path, in milliseconds since the epoch. */
function newest(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path)
    .filter((name) => name !== 'generated' && !/\.test\.tsx?$/.test(name))
    .reduce((latest: number, name) => Math.max(latest, newest(join(path, name))), 0)
}

function isNewerThan(output: string, sources: readonly string[]): boolean {
  const path = join(ROOT, output)
  return existsSync(path) && sources.every((source) => newest(join(ROOT, source)) <= statSync(path).mtimeMs)
}

/** The pages, and the assets of the browser. @throws when the build fails */
export async function buildIfStale(): Promise<void> {
  if (isNewerThan(PAGES, PAGE_SOURCES) && existsSync(join(ROOT, '.dev.vars'))) return
  await step('Building the pages', () =>
    runLogged('node', ['tests/sandbox/build.ts'], { env: toolEnv({ NO_COLOR: '1' }) }),
  )
}

/** The Worker as one module, with the pages in it. @throws when the bundling fails */
export async function bundleIfStale(): Promise<void> {
  if (isNewerThan(LOCAL_WORKER, WORKER_SOURCES)) return
  const began = new Date()
  const { bundleWorker } = await import('./bundle-worker.ts')
  const code = await step('Bundling the Worker', () =>
    bundleWorker(new URL('../../workers/app.ts', import.meta.url)),
  )
  keep(LOCAL_WORKER, code, began)
}

/** What Wrangler makes of its configuration, as Miniflare takes it; kept, because loading Wrangler takes more than a second. */
export async function readWorkerOptions(): Promise<LocalWorkerOptions> {
  const file = join(ROOT, LOCAL_OPTIONS)
  const key = optionsKey()
  if (existsSync(file)) {
    const kept: { key: string; options: LocalWorkerOptions } = JSON.parse(readFileSync(file, 'utf8'))
    if (kept.key === key) return kept.options
  }
  const { unstable_getMiniflareWorkerOptions: workerOptionsOf } = await import('wrangler')
  const options: LocalWorkerOptions = JSON.parse(
    JSON.stringify(workerOptionsOf(join(ROOT, 'wrangler.toml')).workerOptions),
  )
  keep(LOCAL_OPTIONS, JSON.stringify({ key, options }))
  return options
}

/** Of all that Wrangler makes them of. They name folders from the root, which a copied or moved project leaves. */
function optionsKey(): string {
  const files = OPTIONS_SOURCES.map((source) => readFileSync(join(ROOT, source), 'utf8'))
  const environment = Object.entries(process.env).filter(([name]) => name.startsWith('CLOUDFLARE_'))
  const parts = JSON.stringify([ROOT, files, environment.sort()])
  return createHash('sha256').update(parts).digest('hex')
}

/** Writes what was made of sources as they were at a moment, which may have been edited since. */
function keep(output: string, text: string, began = new Date()): void {
  const file = join(ROOT, output)
  // A process that ends here leaves no half of it; another has a name of its own.
  const part = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(part, text, { mode: 0o600 })
  utimesSync(part, began, began)
  renameSync(part, file)
}
