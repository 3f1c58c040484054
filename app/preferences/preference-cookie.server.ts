import { serialize } from 'hono/utils/cookie'
import { PREFERENCE_MAX_AGE, type PreferenceKey } from './preferences.ts'

/** The Set-Cookie line that stores one choice in the browser, where scripts may read it too. */
export function preferenceCookie(key: PreferenceKey, value: string): string {
  return serialize(key, value, { path: '/', sameSite: 'Lax', maxAge: PREFERENCE_MAX_AGE })
}
