// Every refusal of the data service in the words its clients know: PostgREST's own codes (PGRST…) and PostgreSQL's
// (five characters). Sources: PostgREST 14 "Errors", PostgreSQL 17 appendix A.

import { GATE_REFUSALS } from '#app/platform/gate-refusals.ts'
import type { GateReason } from '#app/platform/verb.ts'

/** Code -> HTTP status. */
export const DATA_STATUS = {
  /** The request. */
  PGRST100: 400,
  PGRST102: 400,
  PGRST103: 416,
  PGRST107: 406,
  PGRST116: 406,
  PGRST117: 405,
  PGRST122: 400,
  PGRST125: 404,
  PGRST200: 400,
  PGRST202: 404,
  PGRST204: 400,
  PGRST205: 404,
  /** The bearer. */
  PGRST301: 401,
  PGRST303: 401,
  /** Ours, as /auth/v1 says it: the account's second factor is still to come; too many calls. */
  insufficient_aal: 401,
  over_request_rate_limit: 429,
  /** The data. */
  '21000': 400,
  '22003': 400,
  '22007': 400,
  '22P02': 400,
  '22P05': 400,
  '23502': 400,
  '23503': 409,
  '23505': 409,
  '23514': 400,
  '25006': 405,
  '42501': 403,
  '42703': 400,
  '42804': 400,
  '42P10': 400,
  '54000': 413,
  XX000: 500,
} as const

export type DataCode = keyof typeof DATA_STATUS

export interface DataRefusal {
  readonly ok: false
  readonly code: DataCode
  readonly message: string
  readonly details: string | null
}

export type DataResult<Value> = { readonly ok: true; readonly value: Value } | DataRefusal

export function dataRefusal(code: DataCode, message: string, details: string | null = null): DataRefusal {
  return { ok: false, code, message, details }
}

/** What the data service answers when a gate stays shut. */
export function dataGateRefusal(reason: GateReason): DataRefusal {
  switch (reason.kind) {
    case 'needs_factor':
      return dataRefusal('insufficient_aal', GATE_REFUSALS.insufficient_aal[1])
    case 'too_many':
      return dataRefusal('over_request_rate_limit', GATE_REFUSALS.over_request_rate_limit[1])
    default:
      return dataRefusal('42501', 'permission denied')
  }
}
