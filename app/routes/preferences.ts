// POST /preferences: the way to change look, language or grade without JavaScript. Stores one cookie, then goes back.
import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { serialize } from 'hono/utils/cookie'
import { refusalResponse } from '#app/errors.ts'
import { isPreferenceKey, isPreferenceValue, PREFERENCE_MAX_AGE } from '#app/preferences/preferences.ts'

export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData().catch(() => null)
  if (!form) return refusalResponse('malformed_body')
  const key = form.get('key')
  const value = form.get('value')
  if (!isPreferenceKey(key) || !isPreferenceValue(key, value)) return refusalResponse('malformed_preference')
  const cookie = serialize(key, value, { path: '/', sameSite: 'Lax', maxAge: PREFERENCE_MAX_AGE })
  return redirect(samePath(form.get('returnTo'), request), { headers: { 'Set-Cookie': cookie } })
}

export function loader(): Response {
  return redirect('/')
}

/** The path to return to, on our own origin only. */
function samePath(returnTo: FormDataEntryValue | null, request: Request): string {
  const origin = new URL(request.url).origin
  const url = URL.canParse(String(returnTo), origin) ? new URL(String(returnTo), origin) : null
  return url?.origin === origin ? url.pathname + url.search : '/'
}
