// What stands in the way of a deployment. The Worker's own check of its settings is asked (workers/config.ts), so that whatever
// it would refuse to start with is refused before the upload; beside it what no running Worker can see.
import { settingsSchema } from '#workers/config.ts'

export type Target = 'staging' | 'production'

export interface Planned {
  target: Target
  /** Of the target in wrangler.toml. */
  vars: Readonly<Record<string, unknown>>
  databaseId: string | undefined
  /** Hosts that lead to the Worker. */
  hosts: readonly string[]
  /** Whether mail can be sent by Cloudflare: a `send_email` binding called EMAIL. */
  sendsEmail: boolean
  /** Names of the secrets that are set; null where nobody has asked. */
  secrets: ReadonlySet<string> | null
  /** SECURITY.md. */
  securityText: string
}

export interface Obstacle {
  /** What is wrong, as a sentence. */
  what: string
  /** What to do about it. */
  todo: string
}

const KEY = { kid: 'sample', kty: 'EC', crv: 'P-256', x: 'x', y: 'y', d: 'd' }

/** Every secret, with a value of the right form: what is set at Cloudflare nobody can read back. */
export const SECRET_SAMPLES: Readonly<Record<string, (target: Target) => string>> = {
  COOKIE_SECRET: () => 'x'.repeat(32),
  SIGNING_KEYS: () => JSON.stringify([KEY]),
  RESEND_API_KEY: () => 'x',
  STRIPE_SECRET_KEY: (target) => (target === 'staging' ? 'sk_test_x' : 'sk_live_x'),
  STRIPE_WEBHOOK_SECRET: () => 'whsec_x',
  TWILIO_AUTH_TOKEN: () => 'x',
  GOOGLE_CLIENT_SECRET: () => 'x',
  MICROSOFT_CLIENT_SECRET: () => 'x',
  TURNSTILE_SECRET: () => 'x',
  OPERATOR_KEY: () => 'x'.repeat(32),
  WRITING_KEY: () => 'x',
}

/** A secret without which a variable that is set does nothing. */
const SECRET_OF: Readonly<Record<string, string>> = {
  GOOGLE_CLIENT_ID: 'GOOGLE_CLIENT_SECRET',
  MICROSOFT_CLIENT_ID: 'MICROSOFT_CLIENT_SECRET',
}

const EXAMPLE = /example/i

/** Everything that stands in the way; an empty list where nothing does. */
export function findObstacles(planned: Planned): readonly Obstacle[] {
  return [
    ...databaseObstacles(planned),
    ...variableObstacles(planned),
    ...addressObstacles(planned),
    ...secretObstacles(planned),
    ...securityObstacles(planned),
  ]
}

/** The secrets this target cannot start without, by its variables. */
export function neededSecrets(planned: Planned): readonly string[] {
  const all = Object.keys(SECRET_SAMPLES)
  return all.filter(
    (name) =>
      refusals(planned, new Set(all.filter((other) => other !== name))).has(name) ||
      Object.entries(SECRET_OF).some(([id, secret]) => secret === name && planned.vars[id] !== undefined),
  )
}

/** What the Worker would refuse, by the name of the variable, were these secrets set. */
function refusals({ target, vars, sendsEmail }: Planned, secrets: ReadonlySet<string>): Map<string, string> {
  const samples = [...secrets].map((name) => [name, SECRET_SAMPLES[name]?.(target)])
  const env = { ...vars, ...Object.fromEntries(samples), ...(sendsEmail && { EMAIL: {} }) }
  const { error } = settingsSchema.safeParse(env)
  return new Map(error?.issues.map(({ path, message }) => [String(path[0]), message]))
}

function databaseObstacles({ target, databaseId }: Planned): Obstacle[] {
  if (databaseId !== undefined && /[1-9a-f]/i.test(databaseId)) return []
  return [
    {
      what: 'There is no database: database_id in wrangler.toml is a placeholder.',
      todo: `npx wrangler d1 create sparkbook-${target}, then put the id it prints under [[env.${target}.d1_databases]]`,
    },
  ]
}

function variableObstacles(planned: Planned): Obstacle[] {
  const { target, vars } = planned
  const place = `[env.${target}.vars] in wrangler.toml`
  const obstacles: Obstacle[] = []
  if (vars['ENVIRONMENT'] !== target)
    obstacles.push({
      what: `ENVIRONMENT is "${vars['ENVIRONMENT']}".`,
      todo: `set it to "${target}" under ${place}`,
    })
  for (const [name, value] of Object.entries(vars)) {
    if (name in SECRET_SAMPLES)
      obstacles.push({
        what: `${name} is a secret and stands in wrangler.toml.`,
        todo: `take it out, make a new one, and npx wrangler secret put ${name} --env ${target}`,
      })
    else if (EXAMPLE.test(String(value)))
      obstacles.push({ what: `${name} is still an example: "${value}".`, todo: `set yours under ${place}` })
  }
  for (const [name, message] of refusals(planned, new Set(Object.keys(SECRET_SAMPLES))))
    if (name !== 'ENVIRONMENT' && !(name in SECRET_SAMPLES) && !EXAMPLE.test(String(vars[name])))
      obstacles.push({ what: `${name} is refused: ${message}.`, todo: `set it under ${place}` })
  return obstacles
}

function addressObstacles({ target, vars, hosts }: Planned): Obstacle[] {
  const address = String(vars['SITE_URL'] ?? '')
  const host = URL.canParse(address) ? new URL(address).host : ''
  if (hosts.includes(host)) return []
  return [
    {
      what: `Nothing leads from SITE_URL (${address || 'not set'}) to this Worker.`,
      todo: `name its host in routes under [env.${target}] in wrangler.toml, as a custom domain`,
    },
  ]
}

function secretObstacles(planned: Planned): Obstacle[] {
  const { secrets, target } = planned
  if (secrets === null) return []
  return neededSecrets(planned)
    .filter((name) => !secrets.has(name))
    .map((name) => ({
      what: `The secret ${name} is not set.`,
      todo: `npx wrangler secret put ${name} --env ${target}`,
    }))
}

function securityObstacles({ vars, securityText }: Planned): Obstacle[] {
  const address = String(vars['SECURITY_EMAIL'] ?? '')
  if (address !== '' && !EXAMPLE.test(address) && securityText.includes(address)) return []
  return [
    {
      what: 'SECURITY.md does not say where to report a weakness.',
      todo: 'fill in its line "Contact" with the address of SECURITY_EMAIL',
    },
  ]
}
