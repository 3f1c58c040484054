// What the tests of paying for a child share: a parent, a child of fifteen, and what they buy.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import { grants, plans, subscribers } from '#app/domain/access/access.schema.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { ageStatements } from '#app/domain/consent/age-statements.server.ts'
import { ages, consents } from '#app/domain/consent/consent.schema.ts'
import { guardianLinks } from '#app/domain/guardians/guardians.schema.ts'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import type { Role } from '#app/domain/profiles/profiles.types.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson, type Person } from '#tests/factories/people.ts'
import { checkouts, customers, paymentEvents, trials } from './billing.schema.ts'
import { readSubscription } from './read-subscription.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'
import { startCheckout } from './start-checkout.server.ts'
import { startPurchase } from './start-purchase.server.ts'
import { verifyPurchase } from './verify-purchase.server.ts'

export const DAY = 86_400_000

export let ctx: TestContext

export let mum: Person

export let kim: Person

let made = 0

/** An address nobody else has. */
export const unique = (name: string, role: Role = 'parent') => makePerson(ctx, `${name}.${++made}`, role)

/** Fifteen: of age to decide alone, and a minor. */
export async function teenOf(guardian: Person, age = 15): Promise<Person> {
  const teen = await unique('kim', 'student')
  await ctx.db.delete(ages).where(eq(ages.userId, teen.userId))
  const stated = { userId: teen.userId, country: 'us', age, guardianEmail: guardian.email }
  await runBatch(ctx.db, await ageStatements(ctx, stated))
  await link(guardian, teen)
  return teen
}

export async function link(guardian: Person, child: Person): Promise<void> {
  const createdAt = ctx.now()
  await ctx.db
    .insert(guardianLinks)
    .values({ guardianId: guardian.userId, childId: child.userId, createdAt })
    .onConflictDoNothing()
}

export const plan = { tier: 'basic', interval: 'year' }

export const forKim = (who = mum) => ({ ...who, ...plan, childId: kim.userId, key: newKey() })

export async function openPlan(who = mum): Promise<string> {
  const started = await startCheckout(signedInAs(ctx, who.userId), forKim(who))
  if (!started.ok) throw new Error(started.code)
  return started.value.sessionId
}

export async function openItem(item: string): Promise<string> {
  const wanted = { holder: mum, childId: kim.userId, key: newKey(), item }
  const started = await startPurchase(signedInAs(ctx, mum.userId), wanted)
  if (!started.ok) throw new Error(started.code)
  return started.value.sessionId
}

export async function pay(sessionId: string, holder = mum) {
  ctx.payments.pay(sessionId)
  const verified = await verifyPurchase(signedInAs(ctx, holder.userId), { sessionId, holder })
  await ctx.settled()
  return verified
}

export const planOfKim = async () => (await readSubscription(ctx, kim.userId)).live

export const heldBy = ({ userId }: Person) => readEntitlements(testContextOf(), { userId })

/** A context reads what somebody has once; each look is another request. */
export const testContextOf = () => ({ ...ctx, identity: testContext(env.DB).identity })

export async function everyDay(days = 2) {
  for (let day = 0; day < days; day++) {
    ctx.clock.now += DAY
    await reconcilePayments(ctx)
  }
  await ctx.settled()
}

/** The return page once more. */
export async function pay2(sessionId: string) {
  ctx.clock.now += 10_000
  await verifyPurchase(signedInAs(ctx, mum.userId), { sessionId, holder: mum })
}

/** A key no other press has. */
export const newKey = () => `press-${++made}`

/** From here on it is about this child. */
export function takeChild(child: Person): void {
  kim = child
}

/** A parent and their linked child of fifteen, and nobody else. */
export async function setUpFamily(): Promise<void> {
  ctx = testContext(env.DB)
  // Ids of a context and of its provider count from one in each test.
  for (const table of [
    customers,
    checkouts,
    paymentEvents,
    trials,
    plans,
    grants,
    subscribers,
    guardianLinks,
  ])
    await ctx.db.delete(table)
  for (const table of [users, profiles, ages, consents, outgoingMessages]) await ctx.db.delete(table)
  mum = await unique('mum')
  kim = await teenOf(mum)
}
