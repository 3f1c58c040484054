// POST /preferences: the way to change look, language or grade without JavaScript. Stores one cookie, then goes back.
// For someone signed in the account remembers it too; with JavaScript only for that is it called.
import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { refusalResponse } from '#app/errors.ts'
import { readViewer } from '#app/guards.server.ts'
import { savePreferenceToAccount } from '#app/preferences/account-preferences.server.ts'
import { preferenceCookie } from '#app/preferences/preference-cookie.server.ts'
import { isPreferenceKey, isPreferenceValue } from '#app/preferences/preferences.ts'

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData().catch(() => null)
  if (!form) return refusalResponse('malformed_body')
  const key = form.get('key')
  const value = form.get('value')
  if (!isPreferenceKey(key) || !isPreferenceValue(key, value)) return refusalResponse('malformed_preference')
  const viewer = await readViewer(request, context)
  if (viewer) await savePreferenceToAccount(context, viewer.account.id, key, value)
  return redirect(samePath(form.get('returnTo'), request), {
    headers: { 'Set-Cookie': preferenceCookie(key, value) },
  })
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
