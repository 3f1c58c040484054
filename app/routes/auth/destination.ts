// Where signing in leads: to the plan someone picked, to the page that asked them to sign in, else home. It travels in the
// query from screen to screen; what is no plan and no path of ours is left behind when it is read.
import { type Interval, isInterval, isPaidTier, type PaidTier } from '#app/domain/catalogue/plans.ts'
import { HOME, type OwnPath, ownPath, parseOwnPath } from '#app/request/own-path.ts'

/** A plan picked on /pricing; Free is not paid by month or year. */
export type PickedPlan =
  | { tier: 'free' }
  /** `for`: the child a guardian picked it for. */
  | { tier: PaidTier; interval: Interval; for?: string }

export interface Destination {
  plan: PickedPlan | null
  returnTo: OwnPath | null
}

export const NO_DESTINATION: Destination = { plan: null, returnTo: null }

/** Reads `tier`, `interval` (month unless said), `for` and `returnTo`. */
export function readDestination(params: URLSearchParams | FormData): Destination {
  return {
    plan: readPlan(params.get('tier'), params.get('interval'), params.get('for')),
    returnTo: parseOwnPath(params.get('returnTo')),
  }
}

function readPlan(tier: unknown, interval: unknown, childId: unknown): PickedPlan | null {
  const isId = typeof childId === 'string' && /^[\w-]{1,64}$/.test(childId)
  if (isPaidTier(tier))
    return { tier, interval: isInterval(interval) ? interval : 'month', ...(isId && { for: childId }) }
  return tier === 'free' ? { tier } : null
}

/** The page to show once signed in. */
export function destinationPath({ plan, returnTo }: Destination): OwnPath {
  if (plan !== null && plan.tier !== 'free') return ownPath('/pricing', planFields(plan))
  return returnTo ?? HOME
}

/** Who came by a friend's code and wanted nowhere else is thanked first. */
export function afterInvitation(to: OwnPath, isInvited: boolean): OwnPath {
  return isInvited && to === HOME ? ownPath('/referral/success') : to
}

/** A destination as query parameters or hidden fields. */
export function destinationFields({ plan, returnTo }: Destination): Record<string, string> {
  return { ...(plan !== null && planFields(plan)), ...(returnTo !== null && { returnTo }) }
}

function planFields(plan: PickedPlan): Record<string, string> {
  // Monthly is what /pricing shows by itself.
  if (plan.tier === 'free') return { tier: plan.tier }
  return {
    tier: plan.tier,
    ...(plan.interval === 'year' && { interval: 'year' }),
    ...(plan.for !== undefined && { for: plan.for }),
  }
}

/** `path` with the destination carried along, and more parameters. */
export function withDestination(
  path: `/${string}`,
  destination: Destination,
  more: Readonly<Record<string, string>> = {},
): OwnPath {
  return ownPath(path, { ...more, ...destinationFields(destination) })
}

/** Whether a mail's link led here because it is used up or too old (workers/api/auth/verify.ts). */
export function linkFailed(params: URLSearchParams): boolean {
  return params.has('error_code')
}
