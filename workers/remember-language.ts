// Whoever follows a link that names a language (`?lang=es`, as hreflang and the sitemap do) has chosen it: pages after this
// one, and the data they ask for, come in it too. A wrong value changes nothing. Requests that other sites make in the
// background cannot choose: browsers drop a SameSite cookie there.
import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { preferenceCookie } from '#app/preferences/preference-cookie.server.ts'
import { languageOf } from '#app/seo/language-address.ts'
import type { AppEnv } from './env.ts'

export const rememberLanguage: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.req.method !== 'GET') return
  const chosen = languageOf(new URL(c.req.url).search)
  if (chosen === null || chosen === getCookie(c, 'language')) return
  c.header('Set-Cookie', preferenceCookie('language', chosen), { append: true })
}
