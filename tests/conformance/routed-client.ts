// The real client against an API that holds what a test declares, beside the Worker as it is: requests under `path` go
// to `api`, all others (signing in) to the Worker.
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { AppEnv, Env } from '#workers/env.ts'
import { securityHeaders } from '#workers/security-headers.ts'
import { ORIGIN, type SignedUp, unique } from './client.ts'

export interface Route {
  path: '/rest/v1' | '/functions/v1'
  api: Hono<AppEnv>
  /** Settings that differ from the Worker's. */
  settings?: Partial<Env>
}

export interface RoutedClient {
  client: SupabaseClient
  /** One request to the API, as it is. */
  send(path: string, init?: RequestInit): Promise<Response>
}

/** @param as whose tokens the client holds; null: a visitor's */
export async function routedClient(route: Route, as: SignedUp | null): Promise<RoutedClient> {
  const bindings: Env = { ...env, ...route.settings }
  const worker = new Hono<AppEnv>()
  worker.use(requestId())
  worker.use(securityHeaders)
  worker.route(route.path, route.api)
  const address = `203.0.${unique() % 250}.${unique() % 250}`

  async function send(input: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input, ORIGIN)
    const headers = new Headers(init.headers)
    headers.set('x-dev-client-ip', address)
    const request = new Request(url, { ...init, headers })
    if (!url.pathname.startsWith(route.path)) return exports.default.fetch(request)
    const context = createExecutionContext()
    const response = await worker.fetch(request, bindings, context)
    await waitOnExecutionContext(context)
    return response
  }

  const client = createClient(ORIGIN, bindings.PUBLIC_CLIENT_KEY ?? '', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => send(input instanceof Request ? input.url : String(input), init) },
  })
  if (as) {
    const { data } = await as.client.auth.getSession()
    if (!data.session) throw new Error('not signed in')
    const { error } = await client.auth.setSession(data.session)
    if (error) throw error
  }
  return { client, send }
}
