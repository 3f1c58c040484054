import { accountGateRefusal } from '#app/domain/accounts/refusals.ts'
import type { GateReason } from '#app/platform/verb.ts'
import { refuse } from '#engine/core/result.ts'

/** What a gate answers that lets only a child's guardian in: to everybody else the child is not theirs. */
export function refuseStranger(reason: GateReason) {
  return reason.kind === 'not_yours' ? refuse('not_linked') : accountGateRefusal(reason)
}
