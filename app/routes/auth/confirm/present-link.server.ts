import type { Account, CodeType } from '#app/domain/accounts/accounts.types.ts'
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
  /** The account a new address would belong to. */
  account: string | null
  /** Whether that account has to be signed in here first. */
  asksSignIn: boolean
  /** Another account that is signed in here, where that stands in the way or is signed out by the press. */
  otherOpen: string | null
  /** The site that a link asked for elsewhere leads to. */
  host: string | null
}

/** Their links sign nobody in (press-link.server.ts). */
const LEAD_TO_LOGIN: readonly CodeType[] = ['signup', 'invite', 'email_change']

/** @param open whose account is signed in in this browser */
export function presentLink(type: CodeType, found: MailLinkView, open: Account | null): Question {
  const { address, signUp, clientUrl, account, givesAddress } = found
  const isOther = open !== null && open.id !== account?.id
  const signsIn = found.toScreen && !LEAD_TO_LOGIN.includes(type)
  const target = clientUrl === null ? null : new URL(clientUrl)
  return {
    about: signUp ? 'sign_up' : type === 'email_change' ? 'email_change' : 'sign_in',
    address: maskedAddress(address, null),
    name: signUp?.name ?? null,
    guardian: signUp?.guardianEmail ? maskedAddress(signUp.guardianEmail, null) : null,
    isMaybeOther: signUp !== null && !signUp.isOfThisBrowser,
    asksPassword: signUp?.asksPassword ?? false,
    account: givesAddress && account ? maskedAddress(account.email, account.phone) : null,
    asksSignIn: givesAddress && (open === null || isOther),
    otherOpen: isOther && (givesAddress || signsIn) ? maskedAddress(open.email, open.phone) : null,
    host: target && (target.host || target.protocol.slice(0, -1)),
  }
}
