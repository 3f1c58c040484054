// The Worker's entry under Vite: the Remix build is asked for on every request, so that an edit shows at once.
import type { ServerBuild } from '@remix-run/cloudflare'
import { createWorker } from './create-worker.ts'

export { RateLimit } from './durable/rate-limit.ts'
export { UserClock } from './durable/user-clock.ts'

export default createWorker(
  () => import('virtual:remix/server-build') as unknown as Promise<ServerBuild>,
  'development',
)
