// Several Workers in one workerd process, each on a port of its own: no proxy and no asset lookup in between, so that
// what is measured is the Worker.
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { bundleWorker } from '../sandbox/bundle-worker.ts'
import { ROOT } from '../sandbox/toolchain.mjs'
import { bundleForUpload } from './worker-bundle.ts'

export interface LocalWorkerd {
  url(worker: string): Promise<string>
  stop(): Promise<void>
}

export type LocalWorker = { name: string; code: string } & Omit<
  V4WorkerOptions,
  'script' | 'scriptPath' | 'modules'
>

export function startWorkerd(workers: readonly LocalWorker[], persistTo?: string): LocalWorkerd {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...(persistTo === undefined ? {} : { resourcePersistencePath: persistTo }),
      handleStructuredLogs: () => undefined,
      workers: workers.map(({ code, ...options }) => ({
        compatibilityDate: '2026-07-01',
        ...options,
        modules: [{ type: 'ESModule' as const, path: `${options.name}.js`, contents: code }],
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      })),
    }),
  )
  return {
    url: async (worker) => String(await miniflare.unsafeGetDirectURL(worker)),
    stop: () => miniflare.dispose(),
  }
}

/**
 * The app, as it would be uploaded, and a bare Hono route, side by side. `stateDir` holds a prepared database; `variables`
 * are the app's, beside those of this machine.
 */
export async function startAppAndBare(
  stateDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<LocalWorkerd> {
  const { assets: _assets, ...appOptions } = workerOptionsOf(join(ROOT, 'wrangler.toml')).workerOptions
  return startWorkerd(
    [
      {
        ...appOptions,
        bindings: { ...Object(appOptions['bindings']), ...variables },
        name: 'sparkbook',
        code: (await bundleForUpload()).code,
      },
      { name: 'bare', code: await bundleWorker(new URL('./bare-worker.ts', import.meta.url)) },
    ],
    join(stateDir, 'v3'),
  )
}
