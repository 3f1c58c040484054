// /callback: a browser comes back from a provider, by GET or (response_mode=form_post) by POST. It always goes on to a page.
import { type Context, Hono } from 'hono'
import {
  finishProviderSignIn,
  type ProviderOutcome,
} from '#app/domain/accounts/finish-provider-sign-in.server.ts'
import { openApiSession } from '#app/domain/accounts/open-api-session.server.ts'
import { ACCOUNT_REFUSALS } from '#app/domain/accounts/refusals.ts'
import { readViewer } from '#app/guards.server.ts'
import { redirectAway } from '#app/request/redirects.server.ts'
import { trustedUrl } from '#app/request/trusted-url.ts'
import { arrivedCookie, departedWith } from '#app/same-browser.server.ts'
import { withQuery, withSession } from '#app/session-fragment.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from '../api-context.ts'

type Answer = Readonly<Record<string, string | undefined>>

async function readAnswer(c: Context<AppEnv>): Promise<Answer> {
  if (c.req.method === 'GET') return c.req.query()
  const form = Object.entries(await c.req.parseBody().catch(() => ({})))
  return Object.fromEntries(form.filter((field): field is [string, string] => typeof field[1] === 'string'))
}

async function landing(
  c: Context<AppEnv>,
  outcome: ProviderOutcome,
  { state, headers }: { state: string; headers: Headers },
): Promise<string> {
  const { redirectTo } = outcome
  switch (outcome.kind) {
    case 'code':
      return withQuery(redirectTo, { code: outcome.authCode })
    case 'refused': {
      const { error, refusal } = outcome
      const [, usual] = ACCOUNT_REFUSALS[refusal.code]
      const said = { error, error_code: refusal.code, error_description: refusal.message ?? usual }
      return withFragment(withQuery(redirectTo, said), { ...said, sb: '' })
    }
    case 'proved': {
      const { accessToken, refreshToken } = outcome.providerTokens
      const session = await openApiSession(contextOf(c), outcome.proved)
      if (await departedWith(c.req.raw, state))
        headers.append('Set-Cookie', await arrivedCookie(session.tokens.accessToken))
      return withFragment(withSession(redirectTo, session), {
        provider_token: accessToken,
        ...(refreshToken !== undefined && { provider_refresh_token: refreshToken }),
      })
    }
  }
}

/** `target` with more behind its hash. */
function withFragment(target: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(target)
  const fragment = new URLSearchParams(url.hash.slice(1))
  for (const [name, value] of Object.entries(values)) fragment.set(name, value)
  url.hash = fragment.toString()
  return url.href
}

export const callback = new Hono<AppEnv>().on(['GET', 'POST'], '/callback', async (c) => {
  const { code, state, error, error_description, iss } = await readAnswer(c)
  const back = {
    code,
    state,
    error,
    errorDescription: error_description,
    iss,
    sameBrowser: await departedWith(c.req.raw, state ?? ''),
    viewerId: (await readViewer(c.req.raw, contextOf(c)))?.account.id ?? null,
  }
  const outcome = await finishProviderSignIn(contextOf(c), back)
  const headers = new Headers()
  const target = await landing(c, outcome, { state: state ?? '', headers })
  return redirectAway(trustedUrl(target), { headers })
})
