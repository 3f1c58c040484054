// The local database: migrated and seeded in-process, because each command of wrangler takes seconds to start. It keeps the
// same record of migrations as `wrangler d1 migrations apply`, so either may follow the other.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import type { NewOrganisation } from '#app/domain/accounts/internal/organisation-rows.ts'
import { readDevVars } from './dev-vars.ts'
import { ROOT } from './toolchain.mjs'

interface LocalDatabase {
  binding: string
  database_id?: string
}

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

const WRANGLER = join(ROOT, 'wrangler.toml')
const MIGRATIONS = join(ROOT, 'migrations')
const SEED = join(ROOT, 'tests', 'sandbox', 'seed.sql')
const RECORD = `create table if not exists d1_migrations (
  id integer primary key autoincrement,
  name text unique,
  applied_at timestamp default current_timestamp not null
)`

/**
 * Brings the local database under `stateDir` up to date. Migrations and seed can run any number of times; what is there
 * stays. `organisations` are those of this start, whose people sign in on this machine. Nothing runs, and nothing is loaded for it,
 * when the last time had the same to do.
 */
export async function prepareDatabase(
  stateDir: string,
  organisations: readonly NewOrganisation[] = [],
): Promise<void> {
  const done = join(stateDir, 'v3', 'd1', 'prepared')
  const todo = fingerprint(organisations)
  if (existsSync(done) && readFileSync(done, 'utf8') === todo) return
  // Whoever ends halfway leaves nothing that says it was done.
  rmSync(done, { force: true })
  await bringUpToDate(stateDir, organisations)
  writeFileSync(done, todo)
}

/** Of all that is done to a database, of the key it is sealed with, and of which database it is. */
function fingerprint(organisations: readonly NewOrganisation[]): string {
  const files = [SEED, WRANGLER].map((file) => readFileSync(file, 'utf8'))
  const migrations = migrationFiles().map(readMigration)
  const parts = JSON.stringify([files, migrations, organisations, readDevVars()['COOKIE_SECRET']])
  return createHash('sha256').update(parts).digest('hex')
}

async function bringUpToDate(stateDir: string, organisations: readonly NewOrganisation[]): Promise<void> {
  const { convertV4MiniflareOptions, Miniflare } = await import('miniflare')
  const { unstable_readConfig: readConfig, unstable_splitSqlQuery: split } = await import('wrangler')
  const { organisationsSql } = await import('./organisation-sql.ts')
  const databases: LocalDatabase[] = readConfig({ config: WRANGLER }).d1_databases
  const d1Databases = Object.fromEntries(
    databases.map(({ binding, database_id }) => [binding, database_id ?? binding]),
  )
  const added =
    organisations.length > 0 ? await organisationsSql(readDevVars()['COOKIE_SECRET'], organisations) : ''
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: join(stateDir, 'v3'),
      workers: [{ name: 'database', modules: true, script: 'export default {}', d1Databases }],
    }),
  )
  try {
    const database = await runtime.getD1Database('DB')
    const prepared = (sql: string) => split(sql).map((statement) => database.prepare(statement))
    await database.prepare(RECORD).run()
    for (const name of await missingMigrations(database)) {
      const record = database.prepare('insert into d1_migrations (name) values (?)').bind(name)
      // A file in one transaction with its record.
      await database.batch([...prepared(readMigration(name)), record])
    }
    await database.batch(prepared(`${readFileSync(SEED, 'utf8')}\n${added}`))
  } finally {
    await runtime.dispose()
  }
}

function migrationFiles(): string[] {
  return readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

function readMigration(name: string): string {
  return readFileSync(join(MIGRATIONS, name), 'utf8')
}

/** Those that are not on record. */
async function missingMigrations(database: Database): Promise<string[]> {
  const { results } = await database.prepare('select name from d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  return migrationFiles().filter((name) => !applied.has(name))
}
