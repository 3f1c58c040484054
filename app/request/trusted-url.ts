import { type Added, withAdded } from './own-path.ts'

declare const trustedUrlBrand: unique symbol

/**
 * An absolute address that is no input of a caller: of a sign-in provider, a card provider's page, or of the operator's own
 * list of return addresses. Only those who know one make one (tests/architecture/redirects.test.ts).
 */
export type TrustedUrl = string & { readonly [trustedUrlBrand]: true }

/** Schemes that a browser runs instead of opening. */
const RUN = new Set(['javascript:', 'data:', 'blob:', 'vbscript:', 'file:'])

/** @throws for what is no absolute address, names a user, or would be run instead of opened */
export function trustedUrl(href: string): TrustedUrl {
  const { protocol, username, password } = new URL(href)
  if (RUN.has(protocol) || username !== '' || password !== '')
    throw new Error('not an address to send a browser to')
  return href as TrustedUrl
}

/** `url` with more in its query, or another fragment. */
export function extendTrustedUrl(url: TrustedUrl, added: Added): TrustedUrl {
  return trustedUrl(withAdded(new URL(url), added).href)
}
