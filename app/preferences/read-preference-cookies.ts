import { parse } from 'hono/utils/cookie'
import { type Preferences, readPreferences } from '#app/preferences/preferences.ts'

export function readPreferenceCookies(request: Request): Preferences {
  return readPreferences(parse(request.headers.get('Cookie') ?? ''))
}
