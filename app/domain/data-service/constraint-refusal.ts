// The database's own constraints, in the words clients know. Anything else it throws is a bug and stays thrown.
import { type DataCode, type DataRefusal, dataRefusal } from './data-refusals.ts'
import type { Table } from './declare-table.ts'

const CONSTRAINTS: readonly (readonly [pattern: RegExp, code: DataCode, words: string])[] = [
  [/UNIQUE constraint failed/, '23505', 'duplicate key value violates unique constraint'],
  [/FOREIGN KEY constraint failed/, '23503', 'insert or update violates foreign key constraint'],
  [/NOT NULL constraint failed/, '23502', 'null value violates not-null constraint'],
  [/CHECK constraint failed/, '23514', 'new row violates check constraint'],
]

/** @throws the error itself when it is not of a constraint */
export function constraintRefusal({ name }: Table, error: unknown): DataRefusal {
  const text = [error, error instanceof Error ? error.cause : undefined].map(String).join('\n')
  const broken = CONSTRAINTS.find(([pattern]) => pattern.test(text))
  if (!broken) throw error
  const [, code, words] = broken
  return dataRefusal(code, `${words} of relation "${name}"`)
}
