import type { CodeType } from '#app/domain/accounts/accounts.types.ts'
import type { MailLinkView } from '#app/domain/accounts/read-mail-link.server.ts'
import { maskedAddress } from '../callback/arrival.ts'

/** What the page says of a link before it is used. Addresses are masked: enough for their owner. */
export interface Question {
  about: 'sign_up' | 'email_change' | 'sign_in'
  address: string
  name: string | null
  guardian: string | null
  /** Whether the reader may be somebody else than whoever signed up. */
  isMaybeOther: boolean
  /** Whether the password of the sign-up has to be typed. */
  asksPassword: boolean
  /** The site that a link asked for elsewhere leads to. */
  host: string | null
}

export function presentLink(type: CodeType, { address, signUp, leadsTo }: MailLinkView): Question {
  const target = leadsTo === null ? null : new URL(leadsTo)
  return {
    about: signUp ? 'sign_up' : type === 'email_change' ? 'email_change' : 'sign_in',
    address: maskedAddress(address, null),
    name: signUp?.name ?? null,
    guardian: signUp?.guardianEmail ? maskedAddress(signUp.guardianEmail, null) : null,
    isMaybeOther: signUp !== null && !signUp.isOfThisBrowser,
    asksPassword: signUp?.asksPassword ?? false,
    host: target && (target.host || target.protocol.slice(0, -1)),
  }
}
