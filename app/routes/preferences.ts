// POST /preferences: the way to change look, language or grade without JavaScript. Stores one cookie, then goes back.
// For someone signed in the account remembers it too; with JavaScript only for that is it called.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { refusalResponse } from '#app/platform/errors.ts'
import { savePreferenceToAccount } from '#app/preferences/account-preferences.server.ts'
import { preferenceCookie } from '#app/preferences/preference-cookie.server.ts'
import { isPreferenceKey, isPreferenceValue } from '#app/preferences/preferences.ts'
import { HOME, type OwnPath, parseOwnPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readViewer } from '#app/request/viewer.server.ts'
import { LANGUAGE_PARAMETER } from '#app/seo/language-address.ts'

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData().catch(() => null)
  if (!form) return refusalResponse('malformed_body')
  const key = form.get('key')
  const value = form.get('value')
  if (!isPreferenceKey(key) || !isPreferenceValue(key, value)) return refusalResponse('malformed_preference')
  const viewer = await readViewer(request, context)
  if (viewer) await savePreferenceToAccount(context, viewer.account.id, key, value)
  const returnTo = parseOwnPath(form.get('returnTo')) ?? HOME
  // An address that names a language would win over the one just chosen.
  return redirectTo(key === 'language' ? withoutLanguage(returnTo) : returnTo, {
    headers: { 'Set-Cookie': preferenceCookie(key, value) },
  })
}

export function loader(): Response {
  return redirectTo(HOME)
}

function withoutLanguage(path: OwnPath): OwnPath {
  const url = new URL(path, 'https://own.invalid')
  url.searchParams.delete(LANGUAGE_PARAMETER)
  return parseOwnPath(url.pathname + url.search) ?? HOME
}
