// Exporting an account: what it holds of every table, and no secret.
import { beforeEach, describe, expect, it } from 'vitest'
import { ctx, fillTables, LUCAS, MARIA, SECRETS } from './everybodys-rows.workerd.fixture.ts'
import { exportAccount } from './export-account.server.ts'

beforeEach(fillTables)

describe('exporting', () => {
  it('gives all that is kept, in ISO times', async () => {
    const file = await exportAccount(ctx, MARIA.id, 'session-of-user-maria')
    const now = new Date(ctx.now()).toISOString()
    expect(file).toMatchObject({
      exportedAt: now,
      account: { id: MARIA.id, email: MARIA.email, phone: MARIA.phone, hasPassword: true, createdAt: now },
      identities: [{ provider: 'email', email: MARIA.email }],
      factors: [{ type: 'totp', friendlyName: "Maria's phone" }],
      sessions: [{ device: 'Chrome on Windows', methods: [{ method: 'password', provedAt: now }] }],
      codesSent: [{ kind: 'recovery', address: MARIA.email, sentAt: now }],
      profile: { displayName: 'Maria', gradeLevel: 'middle', language: 'en', country: 'us', role: 'student' },
      preferences: { themeLevel: 'high' },
      family: {
        age: { ofAgeOn: expect.any(String) },
        consent: { state: 'of_age' },
        guardians: expect.any(Array),
        children: expect.any(Array),
      },
      messages: [
        { channel: 'email', kind: 'recovery' },
        { channel: 'sms', kind: 'recovery' },
      ],
      rounds: {
        open: [{ gameId: 'mathMaster', band: 'elementary', startedAt: now }],
        finished: [{ gameId: 'mathMaster', band: 'middle', score: 470, xp: 470, finishedAt: now }],
        daily: [{ day: '2026-09-01', roundId: `open-of-${MARIA.id}` }],
        met: [
          { gameId: 'scienceExplorer', band: 'elementary', ids: [`item-of-${MARIA.id}`], updatedAt: now },
        ],
      },
      progress: {
        total: { xp: 470, rounds: 1, stars: 8, lastDay: '2026-09-01' },
        days: [{ day: '2026-09-01', xp: 470, rounds: 1 }],
        skills: [{ skill: 'math.add', rating: 1_040, seen: 16, right: 15 }],
      },
      practice: {
        open: [{ skill: 'count', end: { questions: 5 }, startedAt: now }],
        finished: [{ skill: 'count', asked: 5, right: 4, finishedAt: now }],
        skills: [{ skill: 'count', rating: 1_010, practisedAt: now }],
        missed: [{ skill: 'count', difficulty: 1, missed: 2, missedAt: now, rememberedOn: null }],
      },
      cards: {
        sets: [{ title: 'Chapter 3', createdAt: now }],
        cards: [{ front: 'sun', back: 'sol', createdAt: now }],
        reviews: [{ setId: 'math-formulas', cardId: '1', face: 'front', grade: 3, reviewedAt: now }],
        memories: [{ setId: 'math-formulas', cardId: '1', reviews: 1 }],
      },
      practiceTests: [{ questions: ['count'], answers: ['3'], createdAt: now }],
      accessCodes: {
        made: [{ code: `access-code-of-${MARIA.id}`, skills: ['count'], createdAt: now }],
        entered: [{ code: `redeemed-code-of-${MARIA.id}`, skills: ['count'], redeemedAt: now }],
      },
      homework: [{ subject: 'math', question: '3x + 5 = 20', createdAt: now }],
      studyPlans: [
        {
          title: 'Science test',
          testDay: '2026-09-10',
          createdAt: now,
          ticked: [{ topic: 'science', day: '2026-09-01', markedAt: now }],
        },
      ],
      arSessions: [{ gameId: 'scienceQuest', startedAt: now, endedAt: null }],
      purchases: {
        checkouts: [{ kind: 'pass', item: 'pro', amountInCents: 699, status: 'paid', createdAt: now }],
        trial: { tier: 'basic', startedAt: now },
      },
      access: {
        plans: [{ tier: 'basic', source: 'trial', startsAt: now }],
        items: [{ item: 'pro', startsAt: now }],
        quotas: [{ quota: 'homework-questions', period: '2026-09-01', used: 3 }],
        timed: [{ feature: 'AITutor', startedAt: now }],
      },
      written: [
        { name: 'Maria', email: 'maria@work.example', message: 'A question.', createdAt: now },
        { name: 'Maria', email: MARIA.email, subject: 'Hello' },
      ],
      newsletter: [{ address: MARIA.email, language: 'en', createdAt: now, confirmedAt: now }],
      invitations: { code: { createdAt: now }, rewards: [{ type: 'premium_days', days: 7 }] },
      history: [
        { action: 'signed_up', at: now },
        { action: 'exported', at: now, sessionId: 'session-of-user-maria' },
      ],
    })
  })

  it('holds no hash, no secret, no code, and nothing of anybody else', async () => {
    const text = JSON.stringify(await exportAccount(ctx, MARIA.id, null))
    for (const secret of [...SECRETS, '314159']) expect(text, secret).not.toContain(secret)
    for (const mark of [LUCAS.id, LUCAS.email, LUCAS.phone]) expect(text).not.toContain(mark)
  })
})
