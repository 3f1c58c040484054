// The migrations, applied to a real SQLite, must give exactly the tables the code declares.
import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import * as schema from '#app/db/schema.ts'

interface TableShape {
  columns: string[]
  indexes: string[]
  checks: number
}

function migrated(sqlFiles: readonly string[]): Map<string, TableShape> {
  const db = new DatabaseSync(':memory:')
  for (const sql of sqlFiles) db.exec(sql)
  const tables = db.prepare("select name, sql from sqlite_master where type = 'table'").all()
  return new Map(
    tables.map(({ name, sql }) => {
      const columns = db.prepare('select * from pragma_table_xinfo(?)').all(String(name))
      const indexes = db.prepare("select * from pragma_index_list(?) where origin = 'c'").all(String(name))
      const indexed = (index: unknown) =>
        db
          .prepare('select name from pragma_index_info(?)')
          .all(String(index))
          .map((column) => column['name'])
      return [
        String(name),
        {
          columns: columns
            .map(
              (c) =>
                `${c['name']} ${String(c['type']).toLowerCase()}${c['notnull'] || c['pk'] ? ' not null' : ''}${c['pk'] ? ' key' : ''}`,
            )
            .sort(),
          indexes: indexes
            .map((i) => `${i['name']}${i['unique'] ? ' unique' : ''} (${indexed(i['name']).join(', ')})`)
            .sort(),
          checks: String(sql).match(/\bCHECK\s*\(/gi)?.length ?? 0,
        },
      ]
    }),
  )
}

function declared(): Map<string, TableShape> {
  const tables = Object.values(schema).filter((value) => value instanceof SQLiteTable)
  return new Map(
    tables.map((table) => {
      const { name, columns, indexes, checks, primaryKeys } = getTableConfig(table)
      const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)))
      return [
        name,
        {
          columns: columns
            .map(
              (c) =>
                `${c.name} ${c.getSQLType()}${c.notNull ? ' not null' : ''}${c.primary || keys.has(c.name) ? ' key' : ''}`,
            )
            .sort(),
          indexes: indexes
            .map(
              ({ config }) =>
                `${config.name}${config.unique ? ' unique' : ''} (${config.columns.map((c) => ('name' in c ? c.name : '')).join(', ')})`,
            )
            .sort(),
          checks: checks.length,
        },
      ]
    }),
  )
}

const files = readdirSync('migrations')
  .filter((file) => file.endsWith('.sql'))
  .sort()
const migrations = files.map((file) => readFileSync(`migrations/${file}`, 'utf8'))

describe('migrations', () => {
  it('give the declared tables', () => {
    expect(migrated(migrations)).toEqual(declared())
  })

  it('would be caught when they lag behind: a column, an index, a table', () => {
    const shapes = declared()
    const lagging = [
      migrations.map((sql) => sql.replace(/\s*`seen` integer NOT NULL,/, '')),
      migrations.map((sql) => sql.replace(/CREATE INDEX `finished_rounds_player`[^;]*;/, '')),
      [...migrations, 'create table forgotten (id text primary key)'],
    ]
    for (const files of lagging) expect(migrated(files)).not.toEqual(shapes)
  })
})
