// How written items fared, for all players together: by these counts their difficulty is corrected (docs/decisions/0037-item-calibration.md).
// Nothing here says who answered, or when.
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const itemResults = sqliteTable(
  'item_results',
  {
    /** `<game id>/<band>`, or the id of a skill whose items were practised. */
    bank: text('bank').notNull(),
    item: text('item').notNull(),
    /** As it was written then: an item whose difficulty is corrected begins anew. */
    difficulty: integer('difficulty').notNull(),
    asked: integer('asked').notNull(),
    right: integer('right_answers').notNull(),
    /** The sum of the chances, in thousandths, that the answers would be right. */
    expected: integer('expected').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bank, table.item, table.difficulty] })],
)
