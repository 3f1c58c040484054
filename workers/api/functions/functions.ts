// The server functions of the product, by the name clients call them. Each subject adds its own.
import { createFunctions } from './create-functions.ts'
import {
  cancelSubscriptionFunction,
  createCheckoutFunction,
  createOneTimePurchaseFunction,
  verifyPurchaseFunction,
} from './payments.ts'
import {
  applyReferralCodeFunction,
  claimRewardFunction,
  generateReferralCodeFunction,
  validateReferralCodeFunction,
} from './referrals.ts'
import {
  checkTimedAccessFunction,
  endTimedAccessFunction,
  purchaseTimedAccessFunction,
  startTimedAccessFunction,
} from './timed-access.ts'
import { generateTextFunction } from './writing.ts'

/** By name. */
export const SERVER_FUNCTIONS = {
  'create-checkout': createCheckoutFunction,
  'cancel-subscription': cancelSubscriptionFunction,
  'create-one-time-purchase': createOneTimePurchaseFunction,
  'verify-purchase': verifyPurchaseFunction,
  'generate-referral-code': generateReferralCodeFunction,
  'validate-referral-code': validateReferralCodeFunction,
  'apply-referral-code': applyReferralCodeFunction,
  'claim-reward': claimRewardFunction,
  'start-timed-access': startTimedAccessFunction,
  'check-timed-access': checkTimedAccessFunction,
  'end-timed-access': endTimedAccessFunction,
  'purchase-timed-access': purchaseTimedAccessFunction,
  'generate-text': generateTextFunction,
}

export const functions = createFunctions(SERVER_FUNCTIONS)
