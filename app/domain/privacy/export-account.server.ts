import { exportAccess } from '#app/domain/access/export-access.server.ts'
import { exportAccessCodes } from '#app/domain/access-codes/export-access-codes.server.ts'
import { exportUser } from '#app/domain/accounts/export-user.server.ts'
import { exportArSessions } from '#app/domain/ar/export-ar-sessions.server.ts'
import { exportPurchases } from '#app/domain/billing/export-purchases.server.ts'
import { exportConsent } from '#app/domain/consent/export-consent.server.ts'
import { exportContacts } from '#app/domain/contact/export-contacts.server.ts'
import { exportCards } from '#app/domain/flashcards/export-cards.server.ts'
import { exportFamilyTies } from '#app/domain/guardians/export-family-ties.server.ts'
import { exportHomework } from '#app/domain/homework/export-homework.server.ts'
import { exportMessages } from '#app/domain/messages/export-messages.server.ts'
import { exportSubscription } from '#app/domain/newsletter/export-subscription.server.ts'
import { exportRounds } from '#app/domain/play/export-rounds.server.ts'
import { exportPractice } from '#app/domain/practice/export-practice.server.ts'
import { exportPracticeTests } from '#app/domain/practice-tests/export-practice-tests.server.ts'
import { readPreferences } from '#app/domain/profiles/read-preferences.server.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { exportProgress } from '#app/domain/progress/export-progress.server.ts'
import { exportReferrals } from '#app/domain/referrals/export-referrals.server.ts'
import { exportStudyPlans } from '#app/domain/study-plans/export-study-plans.server.ts'
import { exportWritings } from '#app/domain/writing/export-writings.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'

/** What an export looks like inside; raised when its shape changes. */
const FORMAT = 18

export type AccountExport = Awaited<ReturnType<typeof exportAccount>>

/**
 * Everything we keep of a person, for them to take along: no hash, no secret, no code. Times are ISO 8601. The export is
 * itself noted; `sessionId` is the session that asked.
 * @throws when there is no such account
 */
export const exportAccount = verb(
  { actor: 'user', owner: (userId) => userId, fresh: true, budgets: ['export'], notice: 'data_exported' },
  run,
)

async function run(ctx: AppContext, userId: string, sessionId: string | null) {
  const { addresses, user } = await exportUser(ctx, userId, sessionId)
  const { history, ...account } = user
  const [
    profile,
    preferences,
    consent,
    ties,
    messages,
    rounds,
    practice,
    practiceTests,
    accessCodes,
    homework,
    cards,
    studyPlans,
    progress,
    arSessions,
    purchases,
    access,
    invitations,
    written,
    newsletter,
    texts,
  ] = await Promise.all([
    readProfile(ctx, userId),
    readPreferences(ctx, userId),
    exportConsent(ctx, userId),
    exportFamilyTies(ctx, userId),
    exportMessages(ctx, addresses),
    exportRounds(ctx, userId),
    exportPractice(ctx, userId),
    exportPracticeTests(ctx, userId),
    exportAccessCodes(ctx, userId),
    exportHomework(ctx, userId),
    exportCards(ctx, userId),
    exportStudyPlans(ctx, userId),
    exportProgress(ctx, userId),
    exportArSessions(ctx, userId),
    exportPurchases(ctx, userId),
    exportAccess(ctx, userId),
    exportReferrals(ctx, userId),
    exportContacts(ctx, { userId, addresses }),
    exportSubscription(ctx, addresses),
    exportWritings(ctx, userId),
  ])
  return readable({
    format: FORMAT,
    exportedAt: ctx.now(),
    ...account,
    profile,
    preferences,
    family: { ...consent, ...ties },
    messages,
    rounds,
    practice,
    practiceTests,
    accessCodes,
    homework,
    cards,
    studyPlans,
    progress,
    arSessions,
    purchases,
    access,
    invitations,
    written,
    newsletter,
    texts,
    history,
  })
}

type Readable<Value> = {
  [Key in keyof Value]: Key extends TimeKey ? ReadableTime<Value[Key]> : Deep<Value[Key]>
}
type TimeKey = 'at' | `${string}At` | `${string}On`
type ReadableTime<Value> = Value extends number ? string : Value
type Deep<Value> = Value extends object ? Readable<Value> : Value

/** The same value with every moment (keys `at`, `…At`, `…On`) written as ISO 8601. */
function readable<Value extends object>(value: Value): Readable<Value> {
  const text = JSON.stringify(value, (key, inner: unknown) =>
    typeof inner === 'number' && /(^at|At|On)$/.test(key) ? new Date(inner).toISOString() : inner,
  )
  return JSON.parse(text) as Readable<Value>
}
