// Builds what is older than its sources; otherwise nothing, so that a second start is quick.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bundleForUpload, UPLOAD } from '../bench/worker-bundle.ts'
import { runLogged, step } from './progress.mjs'
import { ROOT, toolEnv } from './toolchain.mjs'

const PAGE_SOURCES = [
  'app',
  'game-engine',
  'public',
  'vite.config.ts',
  'remix.config.ts',
  'package-lock.json',
  'tests/sandbox/worksheet-reader/package-lock.json',
]
const PAGES = join('build', 'server', 'index.js')
const WORKER_SOURCES = [PAGES, 'app', 'game-engine', 'workers', 'wrangler.toml', 'package-lock.json']

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
  if (!isNewerThan(UPLOAD, WORKER_SOURCES)) await step('Bundling the Worker', bundleForUpload)
}
