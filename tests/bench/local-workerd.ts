// Several Workers in one workerd process, each on a port of its own: no proxy and no asset lookup in between, so that
// what is measured is the Worker.
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare'

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
