// A table of the tests' own, with every type and option a declaration knows: how a later table joins.
import { integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { column, declareTable } from './declare-table.ts'

export const notes = sqliteTable(
  'notes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    title: text('title').notNull(),
    body: text('body'),
    stars: integer('stars').notNull(),
    pinned: integer('pinned', { mode: 'boolean' }),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** Not declared: not there for clients. */
    secret: text('secret'),
  },
  (table) => [unique('notes_title').on(table.userId, table.title)],
)

export const CREATE_NOTES = `CREATE TABLE IF NOT EXISTS notes (
  id text PRIMARY KEY NOT NULL, user_id text NOT NULL, title text NOT NULL, body text, stars integer NOT NULL,
  pinned integer, created_at integer NOT NULL, updated_at integer NOT NULL, secret text,
  UNIQUE (user_id, title), CHECK (stars < 100))`

const own = { ownedBy: 'user_id' }

export const notesTable = declareTable({
  source: notes,
  columns: {
    id: column('uuid', { fallback: (ctx) => ctx.newId() }),
    user_id: column('uuid'),
    title: column('text', { accept: (value) => String(value).trim() || null }),
    body: column('text'),
    stars: column('integer', { fallback: () => 0 }),
    pinned: column('boolean'),
    created_at: column('timestamp', { kept: 'when-made' }),
    updated_at: column('timestamp', { kept: 'when-changed' }),
  },
  primaryKey: ['id'],
  uniqueKeys: [['user_id', 'title']],
  rules: { select: own, insert: own, update: own, delete: own },
})

/** The same rows, open to every principal and to no writer. */
export const publicNotesTable = declareTable({
  source: notes,
  columns: { id: column('uuid'), title: column('text'), stars: column('integer') },
  primaryKey: ['id'],
  rules: { select: 'everyone', insert: 'nobody', update: 'nobody', delete: 'nobody' },
})
