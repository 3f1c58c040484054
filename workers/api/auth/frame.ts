// What every path of /auth/v1 shares: bodies read and checked, bearers required, refusals answered in the one shape
// clients of the auth service read.
import type { Context } from 'hono'
import { z } from 'zod'
import type { SignedIn } from '#app/domain/accounts/accounts.types.ts'
import {
  ACCOUNT_REFUSALS,
  type AccountCode,
  type AccountRefusal,
  accountRefusal,
} from '#app/domain/accounts/refusals.ts'
import type { AppEnv } from '../../env.ts'
import { readBearer } from '../read-bearer.ts'

type Read<Value> = { ok: true; value: Value } | { ok: false; response: Response }

/** The client reads string codes only where the answer says which version of the API it speaks. */
const API_VERSION = '2024-01-01'

/** What clients put beside every body. */
const always = z.object({
  gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).nullish(),
})

/** Where clients know a coarser code than our screens translate. */
const WIRE_CODES: Partial<Record<AccountCode, AccountCode>> = { email_address_invalid: 'validation_failed' }

/** `{code, message, …}` for clients that name the API version, `{code: <status>, error_code, msg}` for older ones. */
export function answerRefusal(c: Context<AppEnv>, refusal: AccountRefusal): Response {
  const [usualStatus, usualMessage] = ACCOUNT_REFUSALS[refusal.code]
  const status = refusal.status ?? usualStatus
  const message = refusal.message ?? usualMessage
  const code = WIRE_CODES[refusal.code] ?? refusal.code
  const headers = new Headers({ 'x-sb-error-code': code })
  if (refusal.retryAfterSeconds !== undefined) headers.set('Retry-After', String(refusal.retryAfterSeconds))
  const extra = {
    ...(refusal.code === 'weak_password' && { weak_password: { reasons: refusal.reasons ?? [] } }),
    ...(refusal.captcha && { captcha_challenge: refusal.captcha.challenge }),
  }
  const asked = c.req.header('X-Supabase-Api-Version')
  if (asked !== undefined && asked >= API_VERSION) {
    headers.set('X-Supabase-Api-Version', API_VERSION)
    return Response.json({ code, message, ...extra }, { status, headers })
  }
  return Response.json(
    { code: status, error_code: code, msg: message, message, ...extra },
    { status, headers },
  )
}

/** The JSON body by `schema`; explicit nulls mean "absent". An empty body counts as `{}`. */
export async function parseBody<Schema extends z.ZodType>(
  c: Context<AppEnv>,
  schema: Schema,
): Promise<Read<z.output<Schema> & { captchaToken: string | undefined }>> {
  const text = await c.req.text()
  let body: unknown
  try {
    body = text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    return { ok: false, response: answerRefusal(c, accountRefusal('bad_json')) }
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ok: false, response: answerRefusal(c, accountRefusal('bad_json')) }
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
  const parsed = schema.safeParse(given)
  const meta = always.safeParse(given)
  if (!parsed.success || !meta.success) {
    const issue = parsed.error?.issues[0] ?? meta.error?.issues[0]
    const message = issue ? `${issue.path.join('.') || 'body'}: ${issue.message}` : undefined
    return {
      ok: false,
      response: answerRefusal(c, accountRefusal('validation_failed', message ? { message } : {})),
    }
  }
  const captchaToken = meta.data.gotrue_meta_security?.captcha_token ?? undefined
  return { ok: true, value: { ...(parsed.data as object), captchaToken } as never }
}

/**
 * Who is calling; only a live session of a user will do. One that waits for its second factor is refused, unless the
 * path is `beforeSecondFactor`: what a client needs to show that factor, or to give up.
 */
export async function requireBearer(
  c: Context<AppEnv>,
  { beforeSecondFactor = false } = {},
): Promise<Read<SignedIn>> {
  const bearer = await readBearer(c)
  switch (bearer.kind) {
    case 'user':
      return { ok: true, value: bearer.signedIn }
    case 'half':
      return beforeSecondFactor
        ? { ok: true, value: bearer.signedIn }
        : { ok: false, response: answerRefusal(c, accountRefusal('insufficient_aal')) }
    case 'anonymous':
      return { ok: false, response: answerRefusal(c, accountRefusal('no_authorization')) }
    case 'refused':
      return { ok: false, response: answerRefusal(c, bearer.refusal) }
  }
}

/** Where a mail's link or a provider should lead back to: the query, else a header, else null (our own site). */
export function askedRedirect(c: Context<AppEnv>): string | null {
  return c.req.query('redirect_to') ?? c.req.header('redirect_to') ?? c.req.header('Referer') ?? null
}
