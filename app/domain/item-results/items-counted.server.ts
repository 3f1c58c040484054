import { type SQL, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { ItemAnswer } from '#engine/core/game-rules.ts'
import { itemResults } from './item-results.schema.ts'

interface BankAnswer extends ItemAnswer {
  /** As in the table. */
  bank: string
}

/**
 * The statement (none, or one) that adds the answers of a round or session to the counts of their items, for the batch that stores
 * it. Who answered is not among them.
 * @param onlyIf nothing is counted unless this holds when the batch runs
 */
export function itemsCounted(
  ctx: AppContext,
  { answers, onlyIf }: { answers: readonly BankAnswer[]; onlyIf: SQL },
): Statement[] {
  if (answers.length === 0) return []
  const rows = JSON.stringify(
    answers.map(({ bank, item, difficulty, right, expected }) => [
      bank,
      item,
      difficulty,
      Number(right),
      expected,
    ]),
  )
  const of = (column: number) => sql.raw(`json_extract(value, '$[${column}]')`)
  return [
    ctx.db
      .insert(itemResults)
      .select(
        sql`select ${of(0)}, ${of(1)}, ${of(2)}, count(*), sum(${of(3)}), sum(${of(4)})
          from json_each(${rows}) where ${onlyIf} group by 1, 2, 3`,
      )
      .onConflictDoUpdate({
        target: [itemResults.bank, itemResults.item, itemResults.difficulty],
        set: {
          asked: sql`${itemResults.asked} + excluded.asked`,
          right: sql`${itemResults.right} + excluded.right_answers`,
          expected: sql`${itemResults.expected} + excluded.expected`,
        },
      }),
  ]
}
