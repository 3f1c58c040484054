// Lets a school or district sign in at its own OpenID provider:
//   CLIENT_SECRET=… node tests/sandbox/add-organisation.ts --name "Example School" --domain school.example \
//     --issuer https://login.school.example --client-id sparkbook
// At its provider, register the redirect address <our origin>/auth/v1/callback. With --remote it writes to the deployed
// database and needs COOKIE_SECRET, the deployed one; without, to the local one. --id replaces an organisation.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { readDevVars } from './dev-vars.ts'
import { organisationsSql } from './organisation-sql.ts'
import { run } from './toolchain.mjs'

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    ...{ id: text, name: text, issuer: text, 'client-id': text, 'state-dir': text },
    domain: { type: 'string', multiple: true },
    remote: { type: 'boolean' },
  },
})
const { id = randomUUID(), name, issuer, domain: domains = [], remote = false } = values
const clientId = values['client-id']
const clientSecret = process.env['CLIENT_SECRET']
const cookieSecret = process.env['COOKIE_SECRET'] ?? (remote ? undefined : readDevVars()['COOKIE_SECRET'])
if (!name || !issuer || !clientId || !clientSecret || !cookieSecret || domains.length === 0)
  throw new Error(
    'Needed: --name, --domain (one or more), --issuer, --client-id; in the environment CLIENT_SECRET, and with ' +
      '--remote COOKIE_SECRET. See the head of this file.',
  )

const added = { id, name, issuer, clientId, clientSecret, domains }
const folder = mkdtempSync(join(tmpdir(), 'sparkbook-organisation-'))
try {
  const file = join(folder, 'organisation.sql')
  writeFileSync(file, await organisationsSql(cookieSecret, [added]))
  const where = remote
    ? ['--remote']
    : ['--local', '--persist-to', values['state-dir'] ?? process.env['STATE_DIR'] ?? '.wrangler/state']
  process.exitCode = run('wrangler', ['d1', 'execute', 'DB', ...where, '--yes', '--file', file])
  if (process.exitCode === 0) console.log(`Organisation ${id} may sign in.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
