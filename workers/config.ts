// Settings are checked once, when the Worker first sees them: a wrong deployment says what is missing, at once.
import { z } from 'zod'
import type { Config } from '#app/context.ts'
import type { Env } from './env.ts'

const schema = z.object({
  ENVIRONMENT: z.enum(['development', 'production']),
  COOKIE_SECRET: z.string().min(32, 'COOKIE_SECRET needs 32 characters or more'),
})

const parsed = new WeakMap<Env, Config>()

/** @throws ZodError naming each variable that is missing or wrong */
export function readConfig(env: Env): Config {
  const known = parsed.get(env)
  if (known) return known
  const { ENVIRONMENT, COOKIE_SECRET } = schema.parse(env)
  const config: Config = { environment: ENVIRONMENT, cookieSecret: COOKIE_SECRET }
  parsed.set(env, config)
  return config
}
