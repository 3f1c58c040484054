// Where signing in leads: to the plan someone picked, to the page that asked them to sign in, else home. Never off our own
// origin, whatever the address says.
import { HOME, parseOwnPath } from '#app/request/own-path.ts'

/** Plans that /pricing marks; the free one needs no choice. */
const TIERS = ['basic', 'premium']

export interface Destination {
  tier: string | null
  returnTo: string | null
}

export function readDestination(params: URLSearchParams | FormData): Destination {
  const text = (name: string) => {
    const value = params.get(name)
    return typeof value === 'string' && value !== '' ? value : null
  }
  return { tier: text('tier'), returnTo: text('returnTo') }
}

/** A path on our origin. */
export function whereTo({ tier, returnTo }: Destination): string {
  if (tier !== null && TIERS.includes(tier)) return `/pricing?tier=${tier}`
  return returnTo === null ? HOME : ownPath(returnTo)
}

/** Who came by a friend's code and wanted nowhere else is thanked first. */
export function invitedTo(to: string, isInvited: boolean): string {
  return isInvited && to === HOME ? '/referral/success' : to
}

/** `path` if it is one of ours, else home. */
export function ownPath(path: string): string {
  return parseOwnPath(path) ?? HOME
}

/** `path` with the destination carried along, and more parameters. */
export function withDestination(
  path: string,
  { tier, returnTo }: Destination,
  more: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams(more)
  if (tier !== null) params.set('tier', tier)
  if (returnTo !== null) params.set('returnTo', returnTo)
  const search = params.toString()
  return search === '' ? path : `${path}?${search}`
}

/** Whether a mail's link led here because it is used up or too old (workers/api/auth/verify.ts). */
export function linkFailed(params: URLSearchParams): boolean {
  return params.has('error_code')
}
