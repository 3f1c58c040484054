// The Worker's entry in production, `wrangler dev` and tests.
import type { ServerBuild } from '@remix-run/cloudflare'
import * as build from '../build/server/index.js'
import { createWorker } from './create-worker.ts'

export { RateLimit } from './durable/rate-limit.ts'
export { UserClock } from './durable/user-clock.ts'

export default createWorker(() => build as unknown as ServerBuild)
