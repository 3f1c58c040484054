// The table of variables in docs/operating.md names what the Worker reads, and says which of it is secret.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { settingsSchema } from '#workers/config.ts'
import { SECRET_SAMPLES } from './deploy-checks.ts'

const text = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')
const rows = [...text.matchAll(/^\| `(?<name>[A-Z_]+)` +\| (?<kind>\w+) +\| (?<needed>[^|]+?) +\|/gm)].map(
  ({ groups = {} }) => ({ name: groups['name'] ?? '', kind: groups['kind'], needed: groups['needed'] }),
)

/** The settings that production refuses to do without, whatever else is set. */
function needed(): string[] {
  const { error } = settingsSchema.safeParse({ ENVIRONMENT: 'production' })
  const first = error?.issues.map(({ path }) => String(path[0])) ?? []
  const more = settingsSchema.safeParse({
    ENVIRONMENT: 'production',
    ...Object.fromEntries(first.map((name) => [name, SECRET_SAMPLES[name]?.('production')])),
  })
  const rest = more.error?.issues.map(({ path }) => String(path[0])) ?? []
  return ['ENVIRONMENT', ...first, ...rest]
}

it('names every variable, and no other', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(settingsSchema.shape).sort())
})

it('says which are secrets', () => {
  const secrets = rows.filter(({ kind }) => kind === 'secret').map(({ name }) => name)
  expect(secrets.sort()).toEqual(Object.keys(SECRET_SAMPLES).sort())
})

it('says which are needed', () => {
  const yes = rows.filter(({ needed }) => needed === 'yes').map(({ name }) => name)
  // Whoever chooses a service of mail has to name its sender.
  expect(yes.sort()).toEqual([...needed(), 'MAIL_FROM'].sort())
})
