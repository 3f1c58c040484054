// Study cards: what somebody has made and reviewed, and what follows from it. Sets, cards and faces go by the ids of
// game-engine/cards. Times are milliseconds since the epoch.
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CardSide } from '#engine/cards/card.ts'
import type { Grade } from '#engine/cards/schedule.ts'
import type { PictureType } from './picture-file.ts'

/** Every answer somebody gave to a card. The memories below follow from these, and can be made anew from them. */
export const cardReviews = sqliteTable(
  'card_reviews',
  {
    userId: text('user_id').notNull(),
    /** The browser's own: sent again, a review counts once. */
    id: text('id').notNull(),
    setId: text('set_id').notNull(),
    cardId: text('card_id').notNull(),
    face: text('face').notNull(),
    grade: integer('grade').$type<Grade>().notNull(),
    /** How long the card was looked at; at most a minute counts. */
    seconds: integer('seconds').notNull(),
    /** When it was answered, by our clock. */
    reviewedAt: integer('reviewed_at').notNull(),
    receivedAt: integer('received_at').notNull(),
    /** Taken back. The row stays, so that the same review sent late stays taken back. */
    undoneAt: integer('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('card_reviews_face').on(table.userId, table.setId, table.cardId, table.face),
    index('card_reviews_reviewed').on(table.userId, table.reviewedAt),
  ],
)

/** What is remembered of a face (game-engine/cards/schedule.ts). */
export const cardMemories = sqliteTable(
  'card_memories',
  {
    userId: text('user_id').notNull(),
    setId: text('set_id').notNull(),
    cardId: text('card_id').notNull(),
    face: text('face').notNull(),
    stability: real('stability').notNull(),
    difficulty: real('difficulty').notNull(),
    state: integer('state').notNull(),
    step: integer('step').notNull(),
    scheduledDays: integer('scheduled_days').notNull(),
    reviews: integer('reviews').notNull(),
    lapses: integer('lapses').notNull(),
    reviewedAt: integer('reviewed_at').notNull(),
    dueAt: integer('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.setId, table.cardId, table.face] }),
    index('card_memories_due').on(table.userId, table.dueAt),
  ],
)

/** A set somebody made; nobody else sees it. */
export const cardSets = sqliteTable(
  'card_sets',
  {
    /** Made by the browser or the page: sent again, the set is there once. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [index('card_sets_user').on(table.userId, table.createdAt)],
)

/** A card of a set somebody made (game-engine/cards/card.ts). */
export const cards = sqliteTable(
  'cards',
  {
    id: text('id').primaryKey(),
    setId: text('set_id').notNull(),
    userId: text('user_id').notNull(),
    front: text('front').notNull(),
    back: text('back').notNull(),
    reverse: integer('reverse', { mode: 'boolean' }).notNull(),
    /** How many questions it asks. */
    faces: integer('faces').notNull(),
    /** Its place among the others of the set. */
    position: integer('position').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** The missed question it was made of (missed-source.ts), which becomes one card; null: somebody wrote it. */
    source: text('source'),
  },
  (table) => [
    index('cards_set').on(table.setId, table.position),
    index('cards_user').on(table.userId),
    uniqueIndex('cards_source').on(table.userId, table.source),
  ],
)

/** The picture on a side of such a card. */
export const cardPictures = sqliteTable(
  'card_pictures',
  {
    cardId: text('card_id').notNull(),
    side: text('side').$type<CardSide>().notNull(),
    setId: text('set_id').notNull(),
    userId: text('user_id').notNull(),
    type: text('type').$type<PictureType>().notNull(),
    /** Of the picture, in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The file in base64; at most 48 KB before. */
    file: text('file').notNull(),
    /** What it shows, in words. */
    alt: text('alt').notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.side] }),
    index('card_pictures_user').on(table.userId, table.setId),
  ],
)
