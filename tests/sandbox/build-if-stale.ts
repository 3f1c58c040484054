// Builds what is older than its sources; otherwise nothing, so that a second start is quick.
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
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

/** Writes what was made of sources as they were at a moment, which may have been edited since; to be read by its owner alone. */
export function keep(output: string, text: string, began = new Date()): void {
  const file = join(ROOT, output)
  // A process that ends here leaves no half of it; another has a name of its own.
  const part = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(part, text, { mode: 0o600 })
  utimesSync(part, began, began)
  renameSync(part, file)
}
