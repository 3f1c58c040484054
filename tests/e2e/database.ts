// The database of the server under test, for what a journey cannot wait for or ask for: time that passed, people who were here
// before.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

/** Runs one statement; answers how many rows it changed. */
export function runSql(sql: string, ...values: SQLInputValue[]): number {
  const folder = join(String(process.env['E2E_STATE_DIR']), 'v3/d1/miniflare-D1DatabaseObject')
  const file = readdirSync(folder).find((name) => /^[0-9a-f]+\.sqlite$/.test(name))
  if (file === undefined) throw new Error(`no database in ${folder}`)
  const database = new DatabaseSync(join(folder, file), { timeout: 5_000 })
  try {
    return Number(database.prepare(sql).run(...values).changes)
  } finally {
    database.close()
  }
}

/** Someone who was here before, and comes back by a provider that vouches for this address. */
export function addPerson(email: string): void {
  const id = crypto.randomUUID()
  const made = runSql(
    `insert or ignore into users (id, email, email_confirmed_at, welcomed_at, metadata, created_at, updated_at)
     values (?, ?, 1, 1, '{}', 1, 1)`,
    id,
    email,
  )
  if (made === 1) runSql('insert into profiles (id, created_at, updated_at) values (?, 1, 1)', id)
}

/** Makes room for someone to come for the first time, also when a journey is tried again. */
export function removePerson(email: string): void {
  const ofThem = '(select id from users where email = ?)'
  runSql(`delete from consents where child_id in ${ofThem}`, email)
  runSql(`delete from profiles where id in ${ofThem}`, email)
  runSql('delete from users where email = ?', email)
}

/** As if the account of this address had been asked who it is: journeys about something else pass the welcome by. */
export function markWelcomed(email: string): void {
  const changed = runSql('update users set welcomed_at = created_at where email = ?', email)
  if (changed !== 1) throw new Error(`nobody has the address ${email}`)
}

/** Makes the sessions of this address `minutes` older. */
export function ageSessions(email: string, minutes: number): void {
  const changed = runSql(
    'update sessions set created_at = created_at - ? where user_id = (select id from users where email = ?)',
    minutes * 60_000,
    email,
  )
  if (changed === 0) throw new Error(`nobody is signed in as ${email}`)
}
