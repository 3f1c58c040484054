// What runs in the Worker for a page: its loaders, its actions and its markup, in the language the request asked for.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import { errorFields } from '#app/platform/error-fields.ts'
import { loggedPath } from '#app/platform/logged-path.ts'
import { NonceContext } from '#app/request/nonce.ts'
import { readLocaleFrom } from './i18n/current-locale.ts'
import type { Locale } from './i18n/locales.ts'

/** One isolate serves many visitors at once; each call has its own language. */
const localeOfCall = new AsyncLocalStorage<Locale>()
readLocaleFrom(() => localeOfCall.getStore())

/** Everything `run` says is said in `locale`: the Worker calls this around each request. */
export function inLocale<Result>(locale: Locale, run: () => Result): Result {
  return localeOfCall.run(locale, run)
}

export default async function handleRequest(
  request: Request,
  statusCode: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  let status = statusCode
  const body = await renderToReadableStream(
    <NonceContext.Provider value={context.nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
    </NonceContext.Provider>,
    {
      nonce: context.nonce,
      signal: request.signal,
      onError(error) {
        if (request.signal.aborted) return
        status = 500
        context.log.error('render failed', errorFields(error))
      },
    },
  )
  if (isbot(request.headers.get('user-agent'))) await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', context.locale)
  return new Response(body, { status, headers })
}

/** Errors thrown by loaders and actions: logged with the request's id, which the error page shows too. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted) return
  context.log.error('loader or action failed', {
    path: loggedPath(new URL(request.url).pathname),
    ...errorFields(error),
  })
}
