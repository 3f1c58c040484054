// The only file that sends a browser on. Everything else says where to by a type that no string from outside has
// (tests/architecture/redirects.test.ts).
import { redirect, redirectDocument } from '@remix-run/cloudflare'
import type { ReturnAddress } from '#app/domain/accounts/return-address.ts'
import type { OwnPath } from './own-path.ts'
import type { TrustedUrl } from './trusted-url.ts'

/** To a page of ours. 302 unless `init` says otherwise. */
export function redirectTo(path: OwnPath, init?: ResponseInit) {
  return redirect(path, init)
}

/** To a page of ours, loaded anew as a document: look, language or session are others now. */
export function reloadAt(path: OwnPath, init?: ResponseInit) {
  return redirectDocument(path, init)
}

/** Off our origin: to a provider's page, or back to a client of the API. */
export function redirectAway(url: TrustedUrl, init?: ResponseInit) {
  return redirect(url, init)
}

/** To where a link or a provider leads back to. */
export function redirectBack(back: ReturnAddress, init?: ResponseInit) {
  return back.kind === 'own' ? redirectTo(back.path, init) : redirectAway(back.url, init)
}
