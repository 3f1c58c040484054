// Somebody's plan for pages: whatever happens, there is one to show (spec 000, sections 4 and 8).

import type { OverduePlan } from '#app/domain/access/entitlements.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { readSubscription } from '#app/domain/billing/read-subscription.server.ts'
import { NO_SUBSCRIPTION, type Subscription } from '#app/domain/billing/subscription.ts'
import type { Tier } from '#app/domain/catalogue/plans.ts'
import { readOwnStanding } from '#app/domain/profiles/read-own-standing.server.ts'
import { isChild } from '#app/domain/profiles/standing.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import type { Reply } from '#app/ui/reply.ts'
import type { OverdueNotice } from './viewer.ts'

export interface PlanStatus extends Subscription {
  /** What the page says where it could not be read, and Free is shown instead; null where it was. */
  unread: Reply | null
}

/** @param userId null: a visitor, who has none */
export async function readPlanStatus(ctx: AppContext, userId: string | null): Promise<PlanStatus> {
  if (userId === null) return { ...NO_SUBSCRIPTION, unread: null }
  try {
    return { ...(await readSubscription(ctx, userId)), unread: null }
  } catch (error) {
    ctx.log.error('reading the subscription failed', errorFields(error))
    const unread: Reply = { type: 'error', title: m.plans_unread(), description: m.plans_unread_text() }
    return { ...NO_SUBSCRIPTION, unread }
  }
}

/** What header, drawer and the banner over every page say of somebody's plan. */
export async function readShellPlan(
  ctx: AppContext,
  userId: string,
): Promise<{ tier: Tier; overdue: OverdueNotice | null }> {
  try {
    const { tier, overdue } = await readEntitlements(ctx, { userId })
    if (overdue === null) return { tier, overdue }
    const { relation, ...notice } = overdue
    const reader = await readerOf(ctx, userId, relation)
    return { tier, overdue: { ...notice, isOver: overdue.endsAt <= ctx.now(), reader } }
  } catch (error) {
    ctx.log.error('reading the plan for the header failed', errorFields(error))
    return { tier: 'free', overdue: null }
  }
}

async function readerOf(
  ctx: AppContext,
  userId: string,
  relation: OverduePlan['relation'],
): Promise<OverdueNotice['reader']> {
  if (relation === 'for-child') return 'guardian'
  if (relation === 'from-guardian') return 'child'
  return isChild((await readOwnStanding(ctx, userId)).standing) ? 'child' : 'payer'
}
