// The order a request meets things: id, log, headers, language, then machines' APIs, then Remix for people.
// The Remix build is handed in, because production bundles it and development asks Vite for it anew each time.
import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/cloudflare'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { languageDetector } from 'hono/language'
import { requestId } from 'hono/request-id'
import { BASE_LOCALE, isLocale, LOCALES, type Locale } from '#app/i18n/locales.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { refusalResponse } from '#app/platform/errors.ts'
import { GateError } from '#app/platform/verb.ts'
import { readActor } from '#app/request/actor.server.ts'
import { LANGUAGE_PARAMETER } from '#app/seo/language-address.ts'
import { answerGates } from './answer-gates.ts'
import { authApi } from './api/auth/auth-api.ts'
import { clock } from './api/clock.ts'
import { functions } from './api/functions/functions.ts'
import { health } from './api/health.ts'
import { noteSignedConsent } from './api/operator.ts'
import { rest } from './api/rest/rest.ts'
import { paymentsWebhook } from './api/webhooks/payments.ts'
import { cachePolicy } from './cache-policy.ts'
import { readCaller } from './caller.ts'
import { drainBody } from './drain-body.ts'
import type { AppEnv, Env } from './env.ts'
import { loadContext } from './load-context.ts'
import { localizeBuild, runInLocale } from './localized-build.ts'
import { createLog } from './log.ts'
import { narrowBuild, routeOfPage } from './narrow-build.ts'
import { refuseForeignOrigin } from './refuse-foreign-origin.ts'
import { rememberLanguage } from './remember-language.ts'
import { requestLog } from './request-log.ts'
import { scheduled } from './scheduled.ts'
import { securityHeaders } from './security-headers.ts'

/** The largest body a round's moves may have (bytes). */
const MAX_ROUND_BYTES = 1024 * 1024

/** The largest body any form of ours, and any event of the card provider, may have (bytes). */
const MAX_FORM_BYTES = 256 * 1024

export function createWorker(
  getBuild: (pathname: string) => Promise<ServerBuild> | ServerBuild,
  mode: 'production' | 'development' = 'production',
): ExportedHandler<Env> {
  let handled: { build: ServerBuild; pages: Map<string, RequestHandler> } | undefined

  /** A handler works out the route table it is given when it is made: once a build, language and page, not once a request. */
  function handlerFor(build: ServerBuild, locale: Locale, pathname: string): RequestHandler {
    if (handled?.build !== build) handled = { build, pages: new Map() }
    const routeId = routeOfPage(build, pathname)
    const page = `${locale} ${routeId}`
    let made = handled.pages.get(page)
    if (!made) {
      const localized = answerGates(localizeBuild(build, locale))
      made = createRequestHandler(routeId === null ? localized : narrowBuild(localized, routeId), mode)
      handled.pages.set(page, made)
    }
    const handle = made
    return (request, context) => runInLocale(build, locale, () => handle(request, context))
  }

  const app = new Hono<AppEnv>()
  app.use(requestId())
  app.use(requestLog)
  app.use(securityHeaders)
  app.use(cachePolicy)
  app.use(drainBody)
  app.get('/health', health)
  app.get('/clock', clock)
  app.route('/auth/v1', authApi)
  app.route('/rest/v1', rest)
  app.route('/functions/v1', functions)
  app.post(
    '/webhooks/payments',
    bodyLimit({ maxSize: MAX_FORM_BYTES, onError: () => refusalResponse('body_too_large') }),
    paymentsWebhook,
  )
  app.post(
    '/operator/consents',
    bodyLimit({ maxSize: MAX_FORM_BYTES, onError: () => refusalResponse('body_too_large') }),
    noteSignedConsent,
  )
  app.use(csrf())
  app.use(refuseForeignOrigin)
  app.use(
    languageDetector({
      supportedLanguages: [...LOCALES],
      fallbackLanguage: BASE_LOCALE,
      order: ['querystring', 'cookie', 'header'],
      lookupQueryString: LANGUAGE_PARAMETER,
      lookupCookie: 'language',
      caches: false,
      convertDetectedLanguage: (tag) => tag.split('-')[0] ?? tag,
    }),
  )
  app.use(rememberLanguage)
  const limitRounds = bodyLimit({ maxSize: MAX_ROUND_BYTES, onError: () => refusalResponse('too_large') })
  const limitForms = bodyLimit({ maxSize: MAX_FORM_BYTES, onError: () => refusalResponse('body_too_large') })
  app.use((c, next) => (c.req.path.startsWith('/play/') ? limitRounds(c, next) : limitForms(c, next)))
  app.all('*', async (c) => {
    const language = c.get('language')
    const locale = isLocale(language) ? language : BASE_LOCALE
    const handle = handlerFor(await getBuild(c.req.path), locale, c.req.path)
    return handle(c.req.raw, {
      ...loadContext(c.env, {
        log: createLog({ requestId: c.get('requestId') }),
        caller: readCaller(c.req.raw, c.env, locale),
        origin: new URL(c.req.url).origin,
        identify: (ctx) => readActor(c.req.raw, ctx),
        waitUntil: (work) => c.executionCtx.waitUntil(work),
      }),
      requestId: c.get('requestId'),
      locale,
      nonce: c.get('secureHeadersNonce') ?? '',
      // Its script is somebody else's, and our pages load none: their captcha is our own.
      captcha: null,
    })
  })
  app.onError((error, c) => {
    if (error instanceof HTTPException) return refusalResponse('cross_site_form')
    if (error instanceof GateError) return c.json({ code: error.reason.kind }, error.status)
    createLog({ requestId: c.get('requestId') }).error('unhandled', errorFields(error))
    return c.text(`Something went wrong on our side. Please try again. (${c.get('requestId')})`, 500)
  })

  return { fetch: app.fetch, scheduled }
}
