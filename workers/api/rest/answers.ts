// The data service's answers, as its clients read them: rows, ranges and refusals.
import { DATA_STATUS, type DataCode, type DataRefusal } from '#app/domain/data-service/data-refusals.ts'
import type { Principal } from '#app/domain/data-service/principal.ts'
import type { Rows } from '#app/domain/data-service/rows.ts'
import type { Form } from './accept-header.ts'

/** RFC 6750 section 3, RFC 9470 section 3. */
const CHALLENGES: Partial<Record<DataCode, string>> = {
  '42501': 'Bearer',
  insufficient_aal: 'Bearer error="insufficient_user_authentication"',
}

/** `{code, message, details, hint}`; what someone signed in may not do, nobody may do before signing in (401). */
export function answerRefusal({ code, message, details }: DataRefusal, principal?: Principal): Response {
  const status = code === '42501' && principal && !principal.signedIn ? 401 : DATA_STATUS[code]
  const headers =
    status === 401 ? { 'WWW-Authenticate': CHALLENGES[code] ?? 'Bearer error="invalid_token"' } : undefined
  return Response.json({ code, message, details, hint: null }, { status, ...(headers && { headers }) })
}

/** Rows in the form asked for, with their place among all that match. */
export function answerRows(rows: Rows, form: Form, status: number, offset = 0): Response {
  const shown = form.withoutNulls ? rows.rows.map(dropNulls) : rows.rows
  return new Response(JSON.stringify(form.single ? shown[0] : shown), {
    status: isPart(rows, offset) && status === 200 ? 206 : status,
    headers: { 'Content-Type': form.mediaType, 'Content-Range': contentRange(rows, offset) },
  })
}

/** Done, and nobody asked to see what. */
export function answerDone(rows: Rows, status: 201 | 204): Response {
  return new Response(null, { status, headers: { 'Content-Range': contentRange(rows, 0) } })
}

function isPart({ rows, total }: Rows, offset: number): boolean {
  return total !== null && rows.length > 0 && (offset > 0 || rows.length < total)
}

function contentRange({ rows, total }: Rows, offset: number): string {
  const range = rows.length > 0 ? `${offset}-${offset + rows.length - 1}` : '*'
  return `${range}/${total ?? '*'}`
}

function dropNulls(row: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
}
