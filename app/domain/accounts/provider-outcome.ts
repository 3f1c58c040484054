import type { TrustedUrl } from '#app/request/trusted-url.ts'
import type { Proved } from './accounts.types.ts'
import type { AccountRefusal } from './refusals.ts'
import type { ReturnAddress } from './return-address.ts'

/** What a provider let us have in its person's name; handed to an API client once, if at all. */
export interface ProviderTokens {
  accessToken: string
  refreshToken?: string
}

/** Where the browser goes on to, and what it takes along. */
export type ProviderOutcome =
  /** The client asked for tokens right away, at an address that is not ours: open a session and hand it over. */
  | { kind: 'proved'; url: TrustedUrl; proved: Proved; providerTokens: ProviderTokens }
  /** The client keeps a PKCE verifier: it turns this code into a session. */
  | { kind: 'code'; back: ReturnAddress; authCode: string }
  /** The client asked for tokens at a page of ours: our server exchanges this code (exchange-own-code.server.ts). */
  | { kind: 'own_code'; authCode: string }
  /**
   * The identity waits for a yes: nothing shows that this browser is of the account it is to join (confirm-link.server.ts).
   * `clientUrl`: where its client waits, if that is no page of ours.
   */
  | { kind: 'confirm_link'; authCode: string; clientUrl: TrustedUrl | null }
  /** `error` is OAuth's own word for it. */
  | { kind: 'refused'; back: ReturnAddress; error: string; refusal: AccountRefusal }
