import { runBatch } from '#app/db/run-batch.ts'
import { accessErased } from '#app/domain/access/erase-access.server.ts'
import { accessCodesErased } from '#app/domain/access-codes/erase-access-codes.server.ts'
import { closeEndedSockets } from '#app/domain/accounts/close-ended-sockets.server.ts'
import { userErased } from '#app/domain/accounts/erase-user.server.ts'
import { provedAddresses } from '#app/domain/accounts/proved-addresses.ts'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { arSessionsErased } from '#app/domain/ar/erase-ar-sessions.server.ts'
import {
  closeErasedCustomers,
  paymentsErased,
  readPaymentCustomers,
} from '#app/domain/billing/erase-payments.server.ts'
import { erasedPlanMails } from '#app/domain/billing/erased-plan-mails.server.ts'
import { consentErased } from '#app/domain/consent/erase-consent.server.ts'
import { contactsErased } from '#app/domain/contact/erase-contacts.server.ts'
import { cardsErased } from '#app/domain/flashcards/erase-cards.server.ts'
import { familyTiesErased } from '#app/domain/guardians/erase-family-ties.server.ts'
import { homeworkErased } from '#app/domain/homework/erase-homework.server.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { messagesErased } from '#app/domain/messages/erase-messages.server.ts'
import { subscriptionErased } from '#app/domain/newsletter/erase-subscription.server.ts'
import { roundsErased } from '#app/domain/play/erase-rounds.server.ts'
import { practiceErased } from '#app/domain/practice/erase-practice.server.ts'
import { practiceTestsErased } from '#app/domain/practice-tests/erase-practice-tests.server.ts'
import { profileErased } from '#app/domain/profiles/erase-profile.server.ts'
import { progressErased } from '#app/domain/progress/erase-progress.server.ts'
import { referralsErased } from '#app/domain/referrals/erase-referrals.server.ts'
import { erasedPaymentStatements } from '#app/domain/referrals/milestone-statements.server.ts'
import { studyPlansErased } from '#app/domain/study-plans/erase-study-plans.server.ts'
import { writingsErased } from '#app/domain/writing/erase-writings.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'

/**
 * Forgets a person: every row of theirs in every subject, in one batch, all or nothing. What stays is the
 * audit log, which holds ids and no names. Every session of theirs ends with it. A subscription of theirs is ended
 * at once, and a mail says so; where the card provider cannot be reached, by the scheduled job: nobody pays for an account that is gone.
 */
export const eraseAccount = verb(
  { actor: 'user', owner: (userId) => userId, fresh: true, budgets: ['change'], notice: 'account_erased' },
  run,
)

async function run(ctx: AppContext, userId: string): Promise<void> {
  const account = await readAccount(ctx, userId)
  if (!account) return
  const [customerIds, broughtRewards] = await Promise.all([
    readPaymentCustomers(ctx, userId),
    erasedPaymentStatements(ctx, userId),
  ])
  const mails = await erasedPlanMails(ctx, userId)
  await runBatch(ctx.db, [
    ...contactsErased(ctx, { userId, addresses: provedAddresses(account) }),
    ...messagesErased(ctx, provedAddresses(account)),
    ...subscriptionErased(ctx, provedAddresses(account)),
    ...consentErased(ctx, userId),
    ...familyTiesErased(ctx, userId),
    ...profileErased(ctx, userId),
    ...roundsErased(ctx, userId),
    ...practiceErased(ctx, userId),
    ...practiceTestsErased(ctx, userId),
    ...accessCodesErased(ctx, userId),
    ...homeworkErased(ctx, userId),
    ...cardsErased(ctx, userId),
    ...studyPlansErased(ctx, userId),
    ...progressErased(ctx, userId),
    ...writingsErased(ctx, userId),
    ...arSessionsErased(ctx, userId),
    ...paymentsErased(ctx, userId),
    ...accessErased(ctx, userId),
    ...broughtRewards,
    ...referralsErased(ctx, userId),
    ...userErased(ctx, account),
    // After older messages to the same address are gone.
    ...mails,
  ])
  if (mails.length > 0) ctx.waitUntil(deliverMessages(ctx))
  closeEndedSockets(ctx, userId)
  await closeErasedCustomers(ctx, customerIds)
}
