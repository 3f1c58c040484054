// Every table of the schema, filled with two people's rows: a table nobody thought of when erasing or exporting, or here, makes
// the tests fail.
import { env } from 'cloudflare:workers'
import { getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { runBatch, type Statement } from '#app/db/run-batch.ts'
import * as schema from '#app/db/schema.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'

/** Without the AR games: their rows come with the migrations and are nobody's. */
export const TABLES = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .filter((table) => table !== schema.arGames)

/** Tables that hold nothing of accounts. */
export const NOBODYS = ['organisations', 'organisation_domains', 'trial_addresses', 'item_results']

export interface Person {
  id: string
  email: string
  phone: string
  name: string
}

export const MARIA: Person = {
  id: 'user-maria',
  email: 'maria@example.com',
  phone: '15550100001',
  name: 'Maria',
}
export const LUCAS: Person = {
  id: 'user-lucas',
  email: 'lucas@example.com',
  phone: '15550100002',
  name: 'Lucas',
}
export const SECRETS = [
  'scrypt$',
  'sealed-secret',
  'code-hash',
  'state-hash',
  'token-hash',
  'cookie-hash',
  'link-hash',
  '2718281',
]

export async function rowsOf(ctx: AppContext, person: Person): Promise<Statement[]> {
  const { id, email, phone, name } = person
  const now = ctx.now()
  const of = (what: string) => `${what}-of-${id}`
  const message = {
    channel: 'email',
    recipient: email,
    kind: 'recovery',
    locale: 'en',
    params: { code: '314159' },
  } as const
  const { db } = ctx
  return [
    db.insert(schema.users).values({
      id,
      email,
      phone,
      passwordHash: `scrypt$${id}`,
      emailConfirmedAt: now,
      metadata: { display_name: name },
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(schema.identities).values({
      id: of('identity'),
      userId: id,
      provider: 'email',
      subject: id,
      data: { email },
      email,
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(schema.sessions).values({
      id: of('session'),
      userId: id,
      amr: [{ method: 'password', timestamp: Math.floor(now / 1000) }],
      refreshedAt: now,
      device: 'Chrome on Windows',
      createdAt: now,
    }),
    db.insert(schema.browserSessions).values({
      id: `cookie-hash-${id}`,
      userId: id,
      expiresAt: Math.floor(now / 1000) + 3600,
      sessionId: of('session'),
    }),
    db.insert(schema.ages).values({ userId: id, ofAgeOn: 0, adultOn: 0, createdAt: 0 }),
    db.insert(schema.knownNetworks).values({ userId: id, networkHash: `hash of ${id}`, seenAt: 0 }),
    db.insert(schema.flowStates).values({
      id: of('flow'),
      method: 'oauth',
      userId: id,
      redirectTo: '/',
      providerStateHash: `state-hash-${id}`,
      expiresAt: now + 1,
      createdAt: now,
    }),
    db.insert(schema.pendingSignUps).values({
      id: of('sign-up'),
      channel: 'email',
      address: email,
      sealed: `sealed-secret-${id}`,
      askedFrom: 'caller',
      createdAt: now,
      expiresAt: now + 1,
    }),
    db.insert(schema.oneTimeCodes).values({
      id: of('code'),
      ownerId: id,
      askedFrom: 'caller',
      kind: 'recovery',
      tokenHash: `token-hash-${id}`,
      address: email,
      flowId: of('flow'),
      expiresAt: now + 1,
      sentAt: now,
    }),
    db.insert(schema.factors).values({
      id: of('factor'),
      userId: id,
      type: 'totp',
      friendlyName: `${name}'s phone`,
      status: 'verified',
      secret: `sealed-secret-${id}`,
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(schema.factorChallenges).values({
      id: of('challenge'),
      factorId: of('factor'),
      codeHash: `code-hash-${id}`,
      callerHash: 'caller',
      expiresAt: now + 1,
      createdAt: now,
    }),
    db.insert(schema.auditLog).values({ id: of('note'), userId: id, action: 'signed_up', at: now }),
    db.insert(schema.profiles).values({
      id,
      displayName: name,
      gradeLevel: 'middle',
      language: 'en',
      country: 'us',
      role: 'student',
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(schema.userPreferences).values({ userId: id, themeLevel: 'high', updatedAt: now }),
    db
      .insert(schema.consents)
      .values({ childId: id, ofAgeOn: now, tokenHash: `link-hash-${id}`, createdAt: now }),
    db.insert(schema.linkCodes).values({ childId: id, codeHash: `code-hash-${id}`, expiresAt: now + 1 }),
    db.insert(schema.openRounds).values({
      id: of('open'),
      playerId: id,
      attemptId: of('attempt'),
      gameId: 'mathMaster',
      rulesVersion: 1,
      options: roundOptions({ seed: 2_718_281 }),
      startedAt: now,
    }),
    db.insert(schema.dailyRounds).values({ playerId: id, day: '2026-09-01', roundId: of('open') }),
    db.insert(schema.metContent).values({
      playerId: id,
      gameId: 'scienceExplorer',
      band: 'elementary',
      ids: [of('item')],
      updatedAt: now,
    }),
    db.insert(schema.finishedRounds).values({
      roundId: of('round'),
      playerId: id,
      gameId: 'mathMaster',
      band: 'middle',
      rulesVersion: 1,
      score: 470,
      level: 8,
      stars: 8,
      right: 15,
      answered: 16,
      asked: 17,
      bestStreak: 9,
      durationMs: 90_000,
      xp: 470,
      xpBefore: 0,
      boosted: false,
      streakDays: 1,
      finishedAt: now,
    }),
    db.insert(schema.gameSessions).values({
      id: of('ar-session'),
      userId: id,
      gameId: 'scienceQuest',
      gameType: 'ar',
      startedAt: now,
      endsAt: now + 1,
    }),
    db.insert(schema.playerProgress).values({
      playerId: id,
      xp: 470,
      rounds: 1,
      stars: 8,
      lastDay: '2026-09-01',
      streakDays: 1,
      bestStreakDays: 1,
      updatedAt: now,
    }),
    db.insert(schema.writings).values({
      id: of('text'),
      userId: id,
      prompt: `why, asks ${name}?`,
      answer: 'because',
      createdAt: now,
    }),
    db.insert(schema.openPractices).values({
      id: of('open-practice'),
      playerId: id,
      attemptId: of('practice-attempt'),
      rulesVersion: 1,
      options: {
        seed: 2_718_281,
        language: 'en',
        focus: 'count',
        end: { questions: 5 },
        skills: {},
        due: [],
      },
      startedAt: now,
    }),
    db.insert(schema.finishedPractices).values({
      sessionId: of('practice'),
      playerId: id,
      skill: 'count',
      asked: 5,
      right: 4,
      fixed: 1,
      mastered: [],
      durationMs: 60_000,
      xp: 40,
      xpBefore: 470,
      boosted: false,
      streakDays: 1,
      startedAt: now,
      finishedAt: now,
    }),
    db.insert(schema.practisedSkills).values({
      playerId: id,
      skill: 'count',
      rating: 1_010,
      seen: 5,
      right: 4,
      recent: '2,2,0',
      practisedAt: now,
    }),
    db.insert(schema.missedQuestions).values({
      playerId: id,
      skill: 'count',
      version: 1,
      difficulty: 1,
      seed: 2_718_281,
      print: 7,
      missed: 2,
      missedAt: now,
    }),
    db.insert(schema.cardSets).values({
      id: of('card-set'),
      userId: id,
      title: 'Chapter 3',
      subtitle: '',
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(schema.cards).values({
      id: of('card'),
      setId: of('card-set'),
      userId: id,
      front: 'sun',
      back: 'sol',
      reverse: false,
      faces: 1,
      position: 1,
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(schema.cardPictures).values({
      cardId: of('card'),
      side: 'front',
      setId: of('card-set'),
      userId: id,
      type: 'image/png',
      width: 1,
      height: 1,
      file: 'iVBORw==',
      alt: 'The sun',
      changedAt: now,
    }),
    db.insert(schema.cardReviews).values({
      userId: id,
      id: of('review'),
      setId: 'math-formulas',
      cardId: '1',
      face: 'front',
      grade: 3,
      seconds: 7,
      reviewedAt: now,
      receivedAt: now,
    }),
    db.insert(schema.cardMemories).values({
      userId: id,
      setId: 'math-formulas',
      cardId: '1',
      face: 'front',
      stability: 2.3,
      difficulty: 2.1,
      state: 1,
      step: 1,
      scheduledDays: 0,
      reviews: 1,
      lapses: 0,
      reviewedAt: now,
      dueAt: now + 600_000,
    }),
    db.insert(schema.wonStickers).values({ playerId: id, sticker: 'star', wonAt: now }),
    db.insert(schema.playerDays).values({ playerId: id, day: '2026-09-01', xp: 470, rounds: 1 }),
    db.insert(schema.skillRatings).values({
      playerId: id,
      skill: 'math.add',
      rating: 1_040,
      seen: 16,
      right: 15,
      updatedAt: now,
    }),
    db.insert(schema.guardianLinks).values({ guardianId: id, childId: of('child'), createdAt: now }),
    db.insert(schema.guardianLinks).values({ guardianId: of('parent'), childId: id, createdAt: now }),
    db
      .insert(schema.customers)
      .values({ id: of('customer'), userId: id, askedAt: now, knownAt: now, createdAt: now }),
    db.insert(schema.checkouts).values({
      id: of('checkout'),
      sessionId: of('checkout-session'),
      customerId: of('customer'),
      kind: 'pass',
      item: 'pro',
      amount: 699,
      locale: 'en',
      status: 'paid',
      createdAt: now,
      closedAt: now,
    }),
    db.insert(schema.paymentEvents).values({
      id: of('event'),
      type: 'checkout.session.completed',
      customerId: of('customer'),
      receivedAt: now,
    }),
    db.insert(schema.trials).values({ userId: id, tier: 'basic', startedAt: now }),
    db.insert(schema.plans).values({
      id: `trial:${id}`,
      userId: id,
      source: 'trial',
      tier: 'basic',
      startsAt: now,
      endsAt: now + 1,
      knownAt: now,
    }),
    db.insert(schema.subscribers).values({
      userId: id,
      subscribed: true,
      subscriptionTier: 'basic',
      subscriptionEnd: now + 1,
      updatedAt: now,
    }),
    db.insert(schema.grants).values({
      id: `checkout:${of('checkout-session')}`,
      userId: id,
      item: 'pro',
      startsAt: now,
      endsAt: now + 1,
    }),
    db
      .insert(schema.quotaUses)
      .values({ userId: id, quota: 'homework-questions', period: '2026-09-01', used: 3, updatedAt: now }),
    db.insert(schema.timedAccesses).values({
      id: of('timed'),
      userId: id,
      feature: 'AITutor',
      startedAt: now,
      endsAt: now + 1,
    }),
    db.insert(schema.practiceTests).values({
      id: of('practice-test'),
      userId: id,
      attemptId: of('practice-test-attempt'),
      language: 'en',
      questions: [{ skill: 'count', version: 1, difficulty: 1, seed: 2718281 }],
      answers: ['3'],
      createdAt: now,
    }),
    db.insert(schema.accessCodes).values({
      code: of('access-code'),
      userId: id,
      attemptId: of('access-code-attempt'),
      language: 'en',
      skills: ['count'],
      createdAt: now,
    }),
    db.insert(schema.redeemedCodes).values({
      userId: id,
      code: of('redeemed-code'),
      language: 'en',
      skills: ['count'],
      redeemedAt: now,
    }),
    db.insert(schema.homeworkQuestions).values({
      id: of('homework'),
      userId: id,
      attemptId: of('homework-attempt'),
      subject: 'math',
      language: 'en',
      question: '3x + 5 = 20',
      kind: 'maths',
      createdAt: now,
    }),
    db.insert(schema.studyPlans).values({
      id: of('study-plan'),
      userId: id,
      attemptId: of('study-plan-attempt'),
      title: 'Science test',
      startDay: '2026-09-01',
      testDay: '2026-09-10',
      topics: ['science'],
      weekdays: [1],
      chunksADay: 1,
      createdAt: now,
    }),
    db
      .insert(schema.studyMarks)
      .values({ planId: of('study-plan'), userId: id, topic: 'science', day: '2026-09-01', markedAt: now }),
    db.insert(schema.referralCodes).values({ userId: id, code: `CODE-${id}`, createdAt: now }),
    db
      .insert(schema.referrals)
      .values({ friendId: id, referrerId: of('referrer'), code: 'CODE-OTHER', linkedAt: now }),
    db
      .insert(schema.referrals)
      .values({ friendId: `friend-of-${name}`, referrerId: id, code: `CODE-${id}`, linkedAt: now }),
    db.insert(schema.rewards).values({
      id: of('reward'),
      userId: id,
      type: 'premium_days',
      value: 7,
      description: 'A friend you invited made a first purchase: 7 days of Premium',
      claimed: false,
      createdAt: now,
      source: `paid:friend-of-${name}`,
    }),
    db.insert(schema.contactMessages).values({
      id: of('note-to-us'),
      userId: id,
      name,
      email: `${name.toLowerCase()}@work.example`,
      message: 'A question.',
      locale: 'en',
      createdAt: now,
    }),
    db.insert(schema.contactMessages).values({
      id: of('visit'),
      name,
      email,
      subject: 'Hello',
      message: 'Written before there was an account.',
      locale: 'en',
      createdAt: now + 1,
    }),
    db.insert(schema.newsletterSubscribers).values({
      id: of('newsletter'),
      address: email,
      locale: 'en',
      tokenHash: `newsletter-token-hash-${id}`,
      createdAt: now,
      confirmedAt: now,
    }),
    (await queueMessage(ctx, message, { decoy: false })).statement,
    (await queueMessage(ctx, { ...message, channel: 'sms', recipient: phone }, { decoy: false })).statement,
  ]
}

/** How many rows of each table speak of this person, in whatever column. */
export async function traces(ctx: AppContext, { id, email, phone }: Person): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const table of TABLES) {
    const rows = await ctx.db.select().from(table)
    const theirs = rows
      .map((row) => JSON.stringify(row))
      .filter((row) => [id, email, phone].some((mark) => row.includes(mark)))
    if (theirs.length > 0) found[getTableName(table)] = theirs.length
  }
  return found
}

export let ctx: TestContext

export async function fillTables() {
  ctx = testContext(env.DB)
  for (const table of TABLES) await ctx.db.delete(table)
  await runBatch(ctx.db, [...(await rowsOf(ctx, MARIA)), ...(await rowsOf(ctx, LUCAS))])
}
