// The Worker's entry under Vite: the Remix build is asked for on every request, so that an edit shows at once.
import { createWorker } from './create-worker.ts'
import { buildFor, type DevBuild } from './dev-build.ts'

export { RateLimit } from './durable/rate-limit.ts'
export { UserClock } from './durable/user-clock.ts'

export default createWorker(
  async (pathname) => buildFor((await import('virtual:remix/server-build')) as unknown as DevBuild, pathname),
  'development',
)
