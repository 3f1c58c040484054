import type { Session } from '#app/domain/accounts/accounts.types.ts'

const BY_LINK = ['otp', 'recovery', 'magiclink']

/** Whether a session began with a link or code we sent: such a one may set a password without knowing the old one. */
export function isRecovery({ amr }: Session): boolean {
  return amr.some(({ method }) => BY_LINK.includes(method))
}
