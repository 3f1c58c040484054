// What runs in the Worker for a page: its loaders, its actions and its markup, in the language the request asked for.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
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

/**
 * A page is rendered when all its loaders have answered, in one go and to a string: as a stream, in pieces of 512 bytes, a
 * document of 35 KB took markedly more processor time.
 * @throws what a component throws; Remix then renders the error page
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  await readLoaderData(remixContext)
  const markup = renderToString(
    <NonceContext.Provider value={context.nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
    </NonceContext.Provider>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', context.locale)
  return new Response(`<!DOCTYPE html>${markup}`, { status, headers })
}

/**
 * Reads the loaders' data, which Remix hands over as a stream, to its end: its scripts are then written with the page instead
 * of waiting for each piece (StreamTransfer in @remix-run/react).
 */
async function readLoaderData({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return
  const reader = serverHandoffStream.getReader()
  const decoder = new TextDecoder()
  const pieces: NonNullable<typeof renderMeta.streamCache> = {}
  for (let piece = 0, done = false; !done; piece++) {
    const read = await reader.read()
    done = read.done
    const value = decoder.decode(read.value, { stream: !done })
    pieces[piece] = Object.assign(Promise.resolve(), { result: { done, value } })
  }
  reader.releaseLock()
  renderMeta.streamCache = pieces
}

/** Errors thrown by loaders and actions: logged with the request's id, which the error page shows too. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted) return
  // A method or address the router does not know is the caller's mistake.
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.log.error('loader or action failed', {
    path: loggedPath(new URL(request.url).pathname),
    ...errorFields(error),
  })
}
