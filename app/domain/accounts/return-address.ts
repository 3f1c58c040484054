import { type Added, extendOwnPath, type OwnPath } from '#app/request/own-path.ts'
import { extendTrustedUrl, type TrustedUrl } from '#app/request/trusted-url.ts'

/**
 * Where a link or a provider leads back to. `own`: a page of ours, which is never given a token, only a code that the server
 * exchanges. `listed`: an address of the operator's allow list, where a client of the API waits.
 */
export type ReturnAddress = { kind: 'own'; path: OwnPath } | { kind: 'listed'; url: TrustedUrl }

/** `back` with more in its query, or another fragment. */
export function extendReturnAddress(back: ReturnAddress, added: Added): ReturnAddress {
  return back.kind === 'own'
    ? { kind: 'own', path: extendOwnPath(back.path, added) }
    : { kind: 'listed', url: extendTrustedUrl(back.url, added) }
}
