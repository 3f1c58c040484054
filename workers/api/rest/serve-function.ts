// One call of a declared function: arguments from the body, or by GET from the address where nothing is changed.
import type { Context } from 'hono'
import { dataRefusal } from '#app/domain/data-service/data-refusals.ts'
import { type DataFunction, unknownFunction } from '#app/domain/data-service/declare-function.ts'
import { notOneRow } from '#app/domain/data-service/rows.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from '../api-context.ts'
import { answerRefusal } from './answers.ts'
import { readForm, readJson, readPrincipal } from './read-request.ts'

export async function serveFunction(
  c: Context<AppEnv>,
  name: string,
  declared: DataFunction | undefined,
): Promise<Response> {
  const { method } = c.req
  const reads = method === 'GET' || method === 'HEAD'
  if (!reads && method !== 'POST')
    return answerRefusal(dataRefusal('PGRST117', `Unsupported HTTP method: ${method}`))
  const who = await readPrincipal(c)
  if (!who.ok) return answerRefusal(who)
  const form = readForm(c)
  if (!form.ok) return answerRefusal(form, who.value)
  const { searchParams } = new URL(c.req.url)
  const args = reads
    ? ({ ok: true, value: Object.fromEntries(searchParams) } as const)
    : await readJson(c, true)
  if (!args.ok) return answerRefusal(args, who.value)
  if (!declared) return answerRefusal(unknownFunction(name, args.value), who.value)
  if (!reads && searchParams.size > 0)
    return answerRefusal(dataRefusal('PGRST100', 'the result of a function cannot be filtered'), who.value)
  if (reads && declared.changes)
    return answerRefusal(dataRefusal('25006', 'cannot change data in a read-only transaction'), who.value)
  const called = await declared.call(contextOf(c), who.value, name, args.value)
  if (!called.ok) return answerRefusal(called, who.value)
  if (called.value === null) return new Response(null, { status: 204 })
  let answer = called.value
  if (form.value.single && Array.isArray(answer)) {
    if (answer.length !== 1) return answerRefusal(notOneRow(answer.length), who.value)
    answer = answer[0]
  }
  return new Response(JSON.stringify(answer), { headers: { 'Content-Type': form.value.mediaType } })
}
