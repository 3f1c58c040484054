// `/functions/v1/<name>`: one way in for every server function. Always JSON, also for refusals: the client decodes an
// answer by its content type, and shows a script from another origin only what CORS lets it see.
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { errorFields } from '#app/platform/error-fields.ts'
import { GATE_REFUSALS } from '#app/platform/gate-refusals.ts'
import { GateError } from '#app/platform/verb.ts'
import type { AppEnv } from '../../env.ts'
import { createLog } from '../../log.ts'
import { contextOf } from '../api-context.ts'
import { apiCors } from '../cors.ts'
import { readBody, readCaller, withoutClaims } from './read-call.ts'
import { type FunctionRefusal, refuseCall, type ServerFunction } from './server-function.ts'

/** Bytes. */
export const MAX_FUNCTION_BODY = 256 * 1024

function answerRefusal({ status, code, message }: FunctionRefusal): Response {
  return Response.json({ code, message }, { status })
}

export function createFunctions(registry: Readonly<Record<string, ServerFunction>>): Hono<AppEnv> {
  const registered = new Map(Object.entries(registry))
  const functions = new Hono<AppEnv>()
  functions.use(apiCors)
  functions.use(
    bodyLimit({
      maxSize: MAX_FUNCTION_BODY,
      onError: () =>
        answerRefusal(refuseCall(413, 'body_too_large', `At most ${MAX_FUNCTION_BODY} bytes in one call`)),
    }),
  )
  functions.all('/:name', async (c) => {
    const called = registered.get(c.req.param('name'))
    if (!called) return answerRefusal(refuseCall(404, 'function_not_found', 'There is no such function'))
    if (c.req.method !== 'POST')
      return answerRefusal(refuseCall(405, 'method_not_allowed', 'Functions are called by POST'))
    const caller = await readCaller(c)
    if (!caller.ok) return answerRefusal(caller)
    const body = await readBody(c)
    if (!body.ok) return answerRefusal(body)
    const input = withoutClaims(body.value, caller.value)
    if (!input.ok) return answerRefusal(input)
    const answer = await called.run(contextOf(c), caller.value, input.value)
    return answer.ok ? Response.json(answer.body) : answerRefusal(answer)
  })
  functions.all('*', () => answerRefusal(refuseCall(404, 'function_not_found', 'There is no such function')))
  functions.onError((error, c) => {
    if (error instanceof GateError && error.reason.kind === 'too_many') {
      const [status, message] = GATE_REFUSALS.over_request_rate_limit
      return answerRefusal(refuseCall(status, 'over_request_rate_limit', message))
    }
    createLog({ requestId: c.get('requestId') }).error('unhandled', errorFields(error))
    return answerRefusal(refuseCall(500, 'unexpected_failure', 'Something went wrong on our side'))
  })
  return functions
}
