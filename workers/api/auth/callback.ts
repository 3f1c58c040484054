// /callback: a browser comes back from a provider, by GET or (response_mode=form_post) by POST. It always goes on to a page.
import { type Context, Hono } from 'hono'
import {
  finishProviderSignIn,
  type ProviderOutcome,
} from '#app/domain/accounts/finish-provider-sign-in.server.ts'
import { openApiSession } from '#app/domain/accounts/open-api-session.server.ts'
import { ACCOUNT_REFUSALS } from '#app/domain/accounts/refusals.ts'
import { arrivedCookie, departedWith } from '#app/same-browser.server.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from './frame.ts'

type Answer = Readonly<Record<string, string | undefined>>

async function readAnswer(c: Context<AppEnv>): Promise<Answer> {
  if (c.req.method === 'GET') return c.req.query()
  const form = new URLSearchParams(await c.req.text())
  return Object.fromEntries(form)
}

/** `target` with `query` added to its query and `fragment` in the place of its fragment. */
function goOn(
  target: string,
  { query = {}, fragment = {} }: Partial<Record<'query' | 'fragment', object>>,
): string {
  const url = new URL(target)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  url.hash = new URLSearchParams(fragment as Record<string, string>).toString()
  return url.href
}

async function landing(c: Context<AppEnv>, outcome: ProviderOutcome, state: string): Promise<string> {
  switch (outcome.kind) {
    case 'code':
      return goOn(outcome.redirectTo, { query: { code: outcome.authCode } })
    case 'refused': {
      const { error, refusal } = outcome
      const [, usual] = ACCOUNT_REFUSALS[refusal.code]
      const said = { error, error_code: refusal.code, error_description: refusal.message ?? usual }
      return goOn(outcome.redirectTo, { query: said, fragment: said })
    }
    case 'proved': {
      const { accessToken, refreshToken } = outcome.providerTokens
      const { tokens } = await openApiSession(contextOf(c), outcome.proved)
      if (await departedWith(c.req.raw, state))
        c.header('Set-Cookie', await arrivedCookie(tokens.accessToken))
      return goOn(outcome.redirectTo, {
        fragment: {
          access_token: tokens.accessToken,
          expires_at: String(tokens.expiresAt),
          expires_in: String(tokens.expiresIn),
          ...(refreshToken !== undefined && { provider_refresh_token: refreshToken }),
          provider_token: accessToken,
          refresh_token: tokens.refreshToken,
          token_type: 'bearer',
        },
      })
    }
  }
}

export const callback = new Hono<AppEnv>().on(['GET', 'POST'], '/callback', async (c) => {
  const { code, state, error, error_description, iss } = await readAnswer(c)
  const back = { code, state, error, errorDescription: error_description, iss }
  const outcome = await finishProviderSignIn(contextOf(c), back)
  const target = await landing(c, outcome, state ?? '')
  c.header('Cache-Control', 'no-store')
  return c.redirect(target, 302)
})
