// What the statuses of a subscription say of its money: the card provider's, and one of ours.

/** It runs at the provider, which knows of no debt; but what was paid for its period went back, so that it gives nothing. */
export const PAID_BACK = 'paid_back'

const PAID_STATUSES = ['active', 'trialing'] as const
export const OVERDUE_STATUSES = ['past_due', 'unpaid'] as const

export function isPaidFor(status: string | null | undefined): boolean {
  return PAID_STATUSES.some((paid) => paid === status)
}

/** The renewal was not paid, and may still be. */
export function isOverdue(status: string | null | undefined): boolean {
  return OVERDUE_STATUSES.some((overdue) => overdue === status)
}
