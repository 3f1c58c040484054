import type { CodeToSend } from './code-statements.ts'
import type { Address } from './read-address.ts'

type Message = Omit<CodeToSend, 'ownerId' | 'flow' | 'metadata'>

/** What is sent to the address of a sign-up, to be used by whoever reads there. */
export function confirmation(address: Address): Message {
  return address.channel === 'sms'
    ? codeBySms(address)
    : {
        kind: 'confirmation',
        address,
        message: 'confirm_signup',
        linkType: 'signup',
        method: 'email/signup',
      }
}

/** What signs the owner of an address in. */
export function signInMessage(address: Address): Message {
  return address.channel === 'sms'
    ? codeBySms(address)
    : { kind: 'recovery', address, message: 'magic_link', linkType: 'magiclink', method: 'magiclink' }
}

function codeBySms(address: Address): Message {
  return { kind: 'phone_confirmation', address, message: 'phone_code', linkType: null, method: 'otp' }
}
