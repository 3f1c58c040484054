// Every way into the domain says who may call it, how often, and what notice it sends.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Gate } from '#app/platform/verb.ts'
import { type Entry, entryVerbs } from './entry-verbs.ts'

let entries: Entry[]
beforeAll(async () => {
  entries = await entryVerbs()
}, 60_000)

describe('the gate of every verb', () => {
  it('is declared', () => {
    expect(entries.filter(({ gate }) => !gate).map(({ name }) => name)).toEqual([])
  })

  it('keeps what no person may name away from routes and the API', () => {
    const isOutside = (file: string) =>
      /^(app\/routes|workers\/api)\//.test(file) && !/^app\/routes\/dev\/|\/webhooks\//.test(file)
    const misused = entries
      .filter(({ gate }) => gate?.actor === 'system')
      .flatMap(({ name, callers }) => callers.filter(isOutside).map((file) => `${name} <- ${file}`))
    expect(misused).toEqual([])
  })

  it('counts the calls of those who need not be signed in', () => {
    const uncounted = entries.filter(({ name, gate }) => {
      if (!gate || gate.budgets.length > 0 || name === DELIVERY) return false
      if (READS_OWN.has(gate.actor)) return !READS.test(name)
      return gate.actor === 'anyone'
    })
    expect(uncounted.map(({ name }) => name)).toEqual([])
  })

  it('counts together what asks the card provider', () => {
    const counted = entries.filter(({ gate }) => gate?.budgets.includes('payment_all'))
    expect(counted.map(({ name }) => name)).toEqual(ASK_PROVIDER)
  })

  it('asks for a fresh proof before what a copied session could keep, take along or end', () => {
    const fresh = entries.filter(({ gate }) => gate && 'fresh' in gate && gate.fresh)
    expect(fresh.map(({ name }) => name)).toEqual(FRESH)
  })

  it('sends the owner a notice of what only they should do', () => {
    const noticed = entries.flatMap(({ name, gate }) =>
      gate && gate.notice !== null ? [[name, noticesOf(gate.notice)]] : [],
    )
    expect(Object.fromEntries(noticed)).toEqual(NOTICES)
  })
})

const READS_OWN: ReadonlySet<string> = new Set(['buyer', 'player', 'anyone_or_owner'])
/** What somebody reads of their own, or is let through by, costs no more than the page it is for. */
const READS = /#(read|require)[A-Z]/

/** Beside the link of a consent's mail, which has a budget of its own. */
const ASK_PROVIDER = [
  'billing/cancel-subscription#cancelSubscription',
  'billing/end-renewals-of#endRenewalsOf',
  'billing/portal-link#portalLink',
  'billing/start-checkout#startCheckout',
  'billing/start-consent-charge#startConsentCharge',
  'billing/start-purchase#startPurchase',
  'billing/switch-plan#switchPlan',
  'billing/verify-consent-charge#verifyConsentCharge',
  'billing/verify-purchase#verifyPurchase',
]

const FRESH = [
  'accounts/enroll-factor#enrollFactor',
  'accounts/link-id-token#linkIdToken',
  'accounts/link-identity#linkIdentity',
  'accounts/remove-factor#removeFactor',
  'accounts/unlink-identity#unlinkIdentity',
  'accounts/update-account#updateAccount',
  'guardians/create-link-code#createLinkCode',
  'guardians/remove-other-guardian#removeOtherGuardian',
  'onboarding/become-grown-up#becomeGrownUp',
  'privacy/erase-account#eraseAccount',
  'privacy/erase-child#eraseChild',
  'privacy/export-account#exportAccount',
  'privacy/export-child#exportChild',
]

/**
 * Of the gates; what joins an account by a mail or a provider is told in the batch that writes it. A factor counts once it is
 * verified: of one that was never confirmed nobody is told.
 */
const NOTICES = {
  'accounts/remove-factor#removeFactor': { unverified: null, verified: 'factor_removed' },
  'accounts/unlink-identity#unlinkIdentity': 'identity_unlinked',
  'accounts/verify-factor#verifyFactor': { unverified: 'factor_added', verified: null },
  'guardians/link-child#linkChild': 'child_linked',
  'privacy/erase-account#eraseAccount': 'account_erased',
  'privacy/erase-child#eraseChild': 'child_erased',
  'privacy/export-account#exportAccount': 'data_exported',
  'privacy/export-child#exportChild': 'child_exported',
}

/** A notice that depends on the factor a call names is told for a factor of each status. */
function noticesOf(notice: Gate<unknown[]>['notice']): unknown {
  if (typeof notice !== 'function') return notice
  const about = (status: string) => {
    const signedIn = { account: { factors: [{ id: 'factor', status }] } }
    return notice(signedIn, { factorId: 'factor' }) ?? notice(signedIn, 'factor')
  }
  return { unverified: about('unverified'), verified: about('verified') }
}

/** Sends what verbs have queued; says nothing of anybody and does nothing twice. */
const DELIVERY = 'messages/deliver-messages#deliverMessages'
