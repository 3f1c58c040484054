// The local database: migrated and seeded in-process, because each command of wrangler takes seconds to start. It keeps the
// same record of migrations as `wrangler d1 migrations apply`, so either may follow the other.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_readConfig as readConfig, unstable_splitSqlQuery as split } from 'wrangler'
import { ROOT } from './toolchain.mjs'

interface LocalDatabase {
  binding: string
  database_id?: string
}

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

const MIGRATIONS = join(ROOT, 'migrations')
const SEED = join(ROOT, 'tests', 'sandbox', 'seed.sql')
const RECORD = `create table if not exists d1_migrations (
  id integer primary key autoincrement,
  name text unique,
  applied_at timestamp default current_timestamp not null
)`

/**
 * Brings the local database under `stateDir` up to date. Migrations and seed can run any number of times; what is there
 * stays. `more` is SQL of this start, after the seed.
 */
export async function prepareDatabase(stateDir: string, more = ''): Promise<void> {
  mkdirSync(stateDir, { recursive: true })
  const databases: LocalDatabase[] = readConfig({ config: join(ROOT, 'wrangler.toml') }).d1_databases
  const d1Databases = Object.fromEntries(
    databases.map(({ binding, database_id }) => [binding, database_id ?? binding]),
  )
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: join(stateDir, 'v3'),
      workers: [{ name: 'database', modules: true, script: 'export default {}', d1Databases }],
    }),
  )
  try {
    const database = await runtime.getD1Database('DB')
    await migrate(database)
    await execute(database, `${readFileSync(SEED, 'utf8')}\n${more}`)
  } finally {
    await runtime.dispose()
  }
}

/** Applies what is not on record, a file in one transaction with its record. */
async function migrate(database: Database): Promise<void> {
  await database.prepare(RECORD).run()
  const { results } = await database.prepare('select name from d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && !applied.has(name))
  for (const name of files.sort()) {
    const statements = split(readFileSync(join(MIGRATIONS, name), 'utf8')).map((sql) => database.prepare(sql))
    const record = database.prepare('insert into d1_migrations (name) values (?)').bind(name)
    await database.batch([...statements, record])
  }
}

async function execute(database: Database, sql: string): Promise<void> {
  await database.batch(split(sql).map((statement) => database.prepare(statement)))
}
