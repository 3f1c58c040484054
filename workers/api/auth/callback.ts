// /callback: a browser comes back from a provider, by GET or (response_mode=form_post) by POST. It always goes on to a page.
import { type Context, Hono } from 'hono'
import { finishProviderSignIn } from '#app/domain/accounts/finish-provider-sign-in.server.ts'
import { matchesProviderState } from '#app/request/provider-cookies.server.ts'
import { returnFromProvider } from '#app/request/return-from-provider.server.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from '../api-context.ts'

type Answer = Readonly<Record<string, string | undefined>>

async function readAnswer(c: Context<AppEnv>): Promise<Answer> {
  if (c.req.method === 'GET') return c.req.query()
  const form = Object.entries(await c.req.parseBody().catch(() => ({})))
  return Object.fromEntries(form.filter((field): field is [string, string] => typeof field[1] === 'string'))
}

export const callback = new Hono<AppEnv>().on(['GET', 'POST'], '/callback', async (c) => {
  const ctx = contextOf(c)
  const { code, state, error, error_description, iss } = await readAnswer(c)
  const sameBrowser = await matchesProviderState(c.req.raw, state ?? '')
  const outcome = await finishProviderSignIn(ctx, {
    code,
    state,
    error,
    errorDescription: error_description,
    iss,
    sameBrowser,
    viewerId: (await readSignedIn(c.req.raw, ctx))?.account.id ?? null,
  })
  return returnFromProvider(ctx, outcome, sameBrowser)
})
