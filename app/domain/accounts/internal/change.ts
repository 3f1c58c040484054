import type { Statement } from '#app/db/run-batch.ts'
import type { AccountRefusal } from '../refusals.ts'

/** What one change comes to: writes to be made together with others, or a refusal of everything. */
export type Change = { ok: true; value: { statements: Statement[]; sends: boolean } } | AccountRefusal
