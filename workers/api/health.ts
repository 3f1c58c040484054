// GET /health: asks each thing we stand on for a sign of life. 200 when all answer, 503 with the names of those that do not.
import type { Context } from 'hono'
import { errorFields } from '#app/platform/error-fields.ts'
import { readConfig } from '../config.ts'
import type { AppEnv } from '../env.ts'
import { createLog } from '../log.ts'

type Check = () => unknown

export async function health(c: Context<AppEnv>): Promise<Response> {
  const { env } = c
  const checks: Record<string, Check> = {
    settings: () => readConfig(env),
    // A real table, so that a database without its migrations counts as failing.
    d1: () => env.DB.prepare('select 1 from open_rounds limit 1').all(),
    durableObjects: () => env.RATE_LIMIT.get(env.RATE_LIMIT.idFromName('health')).ping(),
  }
  const log = createLog({ requestId: c.get('requestId') })
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await check()
        return [name, 'ok'] as const
      } catch (error) {
        log.error('health check failed', { check: name, ...errorFields(error) })
        return [name, 'failing'] as const
      }
    }),
  )
  const healthy = results.every(([, result]) => result === 'ok')
  c.header('Cache-Control', 'no-store')
  return c.json(
    { status: healthy ? 'ok' : 'failing', checks: Object.fromEntries(results) },
    healthy ? 200 : 503,
  )
}
