// `/rest/v1`: tables and functions that subjects have declared, served as clients of PostgREST expect. The mechanism
// knows no table; what is not declared is not there.
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { dataRefusal } from '#app/domain/data-service/data-refusals.ts'
import type { DataFunction } from '#app/domain/data-service/declare-function.ts'
import type { Table } from '#app/domain/data-service/declare-table.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import type { AppEnv } from '../../env.ts'
import { createLog } from '../../log.ts'
import { apiCors } from '../cors.ts'
import { answerRefusal } from './answers.ts'
import { serveFunction } from './serve-function.ts'
import { serveTable } from './serve-table.ts'

/** Bytes. */
export const MAX_REST_BODY = 256 * 1024

export function createRest(
  tables: readonly Table[],
  functions: Readonly<Record<string, DataFunction>>,
): Hono<AppEnv> {
  const tableOf = new Map(tables.map((table) => [table.name, table]))
  const functionOf = new Map(Object.entries(functions))
  const rest = new Hono<AppEnv>()
  rest.use(apiCors)
  rest.use(
    bodyLimit({
      maxSize: MAX_REST_BODY,
      onError: () => answerRefusal(dataRefusal('54000', `more than ${MAX_REST_BODY} bytes in one request`)),
    }),
  )
  rest.all('/rpc/:name', (c) => {
    const name = c.req.param('name')
    return serveFunction(c, name, functionOf.get(name))
  })
  rest.all('/:table', (c) => {
    const name = c.req.param('table')
    const table = tableOf.get(name)
    return table
      ? serveTable(c, table)
      : answerRefusal(
          dataRefusal('PGRST205', `Could not find the table 'public.${name}' in the schema cache`),
        )
  })
  rest.all('*', () => answerRefusal(dataRefusal('PGRST125', 'Invalid path specified in request URL')))
  rest.onError((error, c) => {
    createLog({ requestId: c.get('requestId') }).error('unhandled', errorFields(error))
    return answerRefusal(dataRefusal('XX000', 'Something went wrong on our side', c.get('requestId') ?? null))
  })
  return rest
}
