// One request about one table: HTTP in, a verb of the data service, HTTP out.
import type { Context } from 'hono'
import { deleteRows, updateRows } from '#app/domain/data-service/change-rows.server.ts'
import { type DataRefusal, dataRefusal } from '#app/domain/data-service/data-refusals.ts'
import type { Table } from '#app/domain/data-service/declare-table.ts'
import { insertRows } from '#app/domain/data-service/insert-rows.server.ts'
import { parseQuery } from '#app/domain/data-service/parse-query.ts'
import { readRows } from '#app/domain/data-service/read-rows.server.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from '../api-context.ts'
import { answerDone, answerRefusal, answerRows } from './answers.ts'
import { readPreferHeader } from './prefer-header.ts'
import { readForm, readJson, readPrincipal } from './read-request.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']

export async function serveTable(c: Context<AppEnv>, table: Table): Promise<Response> {
  const { method } = c.req
  if (!METHODS.includes(method))
    return answerRefusal(dataRefusal('PGRST117', `Unsupported HTTP method: ${method}`))
  const who = await readPrincipal(c)
  if (!who.ok) return answerRefusal(who)
  const principal = who.value
  const refused = (refusal: DataRefusal) => answerRefusal(refusal, principal)

  const accepted = readForm(c)
  if (!accepted.ok) return refused(accepted)
  const form = accepted.value
  const { representation, count, resolution, unmet } = readPreferHeader(c.req.header('Prefer'))
  if (unmet.length > 0)
    return refused(
      dataRefusal(
        'PGRST122',
        'Invalid preferences given with handling=strict',
        `Invalid preferences: ${unmet.join(', ')}`,
      ),
    )
  const parsed = parseQuery(table, new URL(c.req.url).searchParams)
  if (!parsed.ok) return refused(parsed)
  const query = parsed.value
  const ctx = contextOf(c)
  const options = { single: form.single, count }

  if (method === 'GET' || method === 'HEAD') {
    const read = await readRows(ctx, table, query, principal, options)
    return read.ok ? answerRows(read.value, form, 200, query.offset) : refused(read)
  }
  if (method === 'DELETE') {
    const deleted = await deleteRows(ctx, table, query, principal, options)
    if (!deleted.ok) return refused(deleted)
    return representation ? answerRows(deleted.value, form, 200) : answerDone(deleted.value, 204)
  }
  const body = await readJson(c)
  if (!body.ok) return refused(body)
  if (method === 'PATCH') {
    const updated = await updateRows(ctx, table, query, principal, body.value, options)
    if (!updated.ok) return refused(updated)
    return representation ? answerRows(updated.value, form, 200) : answerDone(updated.value, 204)
  }
  const inserted = await insertRows(ctx, table, query, principal, body.value, resolution, options)
  if (!inserted.ok) return refused(inserted)
  return representation ? answerRows(inserted.value, form, 201) : answerDone(inserted.value, 201)
}
