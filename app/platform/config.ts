// The settings of a deployment, as workers/config.ts reads them.

import type { JWK } from 'jose'

/** An OpenID provider we are registered with. */
export interface ProviderConfig {
  /** Issuer URL; its discovery document names the endpoints (OpenID Connect Discovery 1.0). */
  issuer: string
  clientId: string
  clientSecret: string
}

/** What a deployment is for. `staging` is production with test cards, hidden from search. */
export type Deployment = 'development' | 'staging' | 'production'

/** The company or person answering for a deployment, as legal texts name them. */
export interface Operator {
  name: string
  /** Postal, in one line. */
  address: string
  email: string
  phone: string
  /** In the European Union, name and address in one line; null: there is none. */
  representative: string | null
}

/** Whom the legal texts name. */
export interface NamedInTexts extends Operator {
  /** Who runs the language model; left out: none is set up. */
  writer?: string
}

export interface Config {
  environment: Deployment
  /** Key of the HMAC on the guest cookie; other keys are derived from it (keys.server.ts). */
  cookieSecret: string
  /** Our own origin, as links in mails name it; no slash at the end. */
  siteUrl: string
  /** Globs of addresses a sign-in may return to beside our own. */
  redirectAllowList: readonly string[]
  /** What API clients send as `apikey`; stands for the anonymous role, not a secret. */
  publicClientKey: string
  /** Private ES256 keys, each with its `kid`. The first signs; all verify (RFC 7517). */
  signingKeys: readonly JWK[]
  /** null: not offered. */
  providers: Readonly<Record<'google' | 'microsoft', ProviderConfig | null>>
  /** The most tries a captcha of ours takes a browser (platform/proof-of-work.server.ts); 0: none is asked for. */
  captchaDifficulty: number
  /** Messages of all accounts together in an hour, each channel. */
  messagesPerHour: number
  /** Who reads what the contact form brings: an address of the operator. */
  contactEmail: string
  /** False where no service carries SMS: nobody is then asked for a phone number. */
  smsOffered: boolean
  /** Calling codes (ITU-T E.164, digits only) of the countries SMS are sent to. */
  smsCallingCodes: readonly string[]
  /** Origin of a stand-in for the card provider, on a developer's machine; null: the provider itself is asked. */
  paymentsStandIn: string | null
  /** Bearer key of the operator's own calls (workers/api/operator.ts); null: there are none. */
  operatorKey: string | null
  operator: Operator
  /** Where weaknesses are reported (RFC 9116). */
  securityEmail: string
}
