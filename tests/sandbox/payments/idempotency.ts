import type { MiddlewareHandler } from 'hono'
import { Fault } from './fault.ts'

interface Kept {
  path: string
  body: string
  answer: { status: number; text: string }
}

/**
 * The same key gets the same answer, whatever has happened since; another request under it is refused. Requests that were
 * refused for their form are not kept. Source: https://docs.stripe.com/api/idempotent_requests
 */
export function idempotency(): MiddlewareHandler {
  const kept = new Map<string, Kept>()
  return async (c, next) => {
    const key = c.req.header('Idempotency-Key')
    if (key === undefined || c.req.method !== 'POST') return next()
    const body = await c.req.text()
    const known = kept.get(key)
    if (known && (known.path !== c.req.path || known.body !== body))
      return new Fault(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      }).answer()
    if (known)
      return new Response(known.answer.text, {
        status: known.answer.status,
        headers: { 'Content-Type': 'application/json', 'Idempotent-Replayed': 'true' },
      })
    await next()
    const { status } = c.res
    if (status === 200 || status === 402)
      kept.set(key, { path: c.req.path, body, answer: { status, text: await c.res.clone().text() } })
  }
}
