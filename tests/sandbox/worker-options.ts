// How Miniflare runs the Worker of this machine: what Wrangler makes of `wrangler.toml` and `.dev.vars`.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import type { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { keep } from './build-if-stale.ts'
import { ROOT } from './toolchain.mjs'

/** With the values of `.dev.vars`: to be read by its owner alone. */
const LOCAL_OPTIONS = join('.reports', 'local-worker-options.json')
const OPTIONS_SOURCES = ['wrangler.toml', '.dev.vars', 'package-lock.json']

type LocalWorkerOptions = ReturnType<typeof unstable_getMiniflareWorkerOptions>['workerOptions']

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
