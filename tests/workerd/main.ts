// The Worker's entry in tests: the same as workers/app.ts, but the built pages (megabytes) are read only by those tests
// that ask for one.
import type { ServerBuild } from '@remix-run/cloudflare'
import { createWorker } from '#workers/create-worker.ts'

export { RateLimit } from '#workers/durable/rate-limit.ts'
export { UserClock } from '#workers/durable/user-clock.ts'

export default createWorker(
  async () => (await import('../../build/server/index.js')) as unknown as ServerBuild,
)
