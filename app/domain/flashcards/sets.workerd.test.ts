// Sets and cards of one's own: whose they are, how many there may be, and that they stay.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { plans } from '#app/domain/access/access.schema.ts'
import { grantStatement } from '#app/domain/access/grant-statements.server.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import type { Card } from '#engine/cards/card.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { addCards } from './add-cards.server.ts'
import { changeCard } from './change-card.server.ts'
import { createSet } from './create-set.server.ts'
import { eraseCard } from './erase-card.server.ts'
import { eraseSet } from './erase-set.server.ts'
import { moveCard } from './move-card.server.ts'
import { readOwnStudy } from './read-own-study.server.ts'
import { readRoom } from './read-room.server.ts'
import { readSet } from './read-set.server.ts'
import { readSets } from './read-sets.server.ts'
import { recordReviews } from './record-reviews.server.ts'
import { renameSet } from './rename-set.server.ts'

let ctx: TestContext
let userId: string
let setId: string
beforeEach(async () => {
  ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID() }
  userId = (await makePerson(ctx, crypto.randomUUID(), 'student')).userId
  setId = crypto.randomUUID()
  await createSet(ctx, { userId, id: setId, title: 'Chapter 3', subtitle: '' })
})

const card = (front: string, unlike: Partial<Card> = {}): Card => ({
  ...{ id: crypto.randomUUID(), front, back: 'back', reverse: false },
  ...unlike,
})
const many = (count: number) => Array.from({ length: count }, (_, index) => card(`card ${index}`))
const add = (...cards: Card[]) => addCards(ctx, { userId, setId, cards })
const fronts = async () =>
  (await readSet(ctx, { userId, setId, from: 0, most: 50 }))?.cards.map(({ front }) => front)

async function giveBasicPlan(): Promise<string> {
  const id = `trial:${userId}`
  await ctx.db.insert(plans).values({
    ...{ id, userId, source: 'trial', tier: 'basic', knownAt: ctx.now() },
    ...{ startsAt: ctx.now() - 1, endsAt: ctx.now() + 86_400_000 },
  })
  return id
}

describe('cards of one’s own on Free', () => {
  it('are ten: the tenth is taken, the eleventh is not', async () => {
    expect(await add(...many(9))).toMatchObject({ ok: true, value: { added: 9, of: 9 } })
    expect(await readRoom(ctx, userId)).toBe(1)
    expect(await add(card('the tenth'))).toMatchObject({ ok: true })
    expect(await add(card('the eleventh'))).toEqual({ ok: false, code: 'too_many_cards' })
    expect(await fronts()).toHaveLength(10)
  })

  it('are as many as fit when many come at once, in their order', async () => {
    expect(await add(...many(12))).toEqual({ ok: true, value: { added: 10, of: 12 } })
    expect((await fronts())?.at(-1)).toBe('card 9')
  })

  it('are ten when several calls ask for the last place', async () => {
    await add(...many(9))
    const results = await Promise.all(many(4).map((one) => add(one)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await fronts()).toHaveLength(10)
  })

  it('sent twice are there once, also when the last place is taken', async () => {
    const last = card('the tenth')
    await add(...many(9))
    expect([await add(last), await add(last)]).toMatchObject([{ ok: true }, { ok: true }])
    expect(await fronts()).toHaveLength(10)
  })

  it('count in all sets together, and sample cards do not', async () => {
    await recordReviews(ctx, {
      ...{ userId, sentAt: ctx.now(), undone: [] },
      reviews: [1, 2, 3].map((number) => ({
        ...{ id: crypto.randomUUID(), setId: 'math-formulas', cardId: String(number), face: 'front' },
        ...{ grade: 3 as const, seconds: 5, at: ctx.now() },
      })),
    })
    await add(...many(10))
    const other = crypto.randomUUID()
    await createSet(ctx, { userId, id: other, title: 'Other', subtitle: '' })
    expect(await addCards(ctx, { userId, setId: other, cards: [card('x')] })).toMatchObject({ ok: false })
    await eraseSet(ctx, { userId, setId })
    expect(await addCards(ctx, { userId, setId: other, cards: [card('x')] })).toMatchObject({ ok: true })
  })

  it('of a plan that ends stay, are studied, changed and moved; new ones are not taken', async () => {
    const plan = await giveBasicPlan()
    expect(await readRoom(ctx, userId)).toBeNull()
    const kept = many(14)
    await add(...kept)
    await env.DB.prepare('update plans set ends_at = 1 where id = ?').bind(plan).run()
    expect(await fronts()).toHaveLength(14)
    expect((await readOwnStudy(ctx, { userId, setId }))?.faces).toHaveLength(14)
    const [first] = kept
    if (!first) throw new Error('no card')
    expect(await changeCard(ctx, { userId, setId, card: { ...first, front: 'better' } })).toMatchObject({
      ok: true,
    })
    expect(await add(card('one more'))).toEqual({ ok: false, code: 'too_many_cards' })
    expect(await readRoom(ctx, userId)).toBe(0)
  })

  it('are as many as one likes with a pass that opens premium flashcards', async () => {
    const id = `test:${crypto.randomUUID()}`
    await grantStatement(ctx, { id, holder: { userId }, item: 'basic', at: ctx.now() })
    expect(await add(...many(12))).toMatchObject({ ok: true, value: { added: 12 } })
  })
})

describe('a set', () => {
  it('is seen, changed and studied by nobody else', async () => {
    const [mine] = many(1)
    if (!mine) throw new Error('no card')
    await add(mine)
    const other = (await makePerson(ctx, crypto.randomUUID())).userId
    const theirs = { userId: other, setId }
    expect(await readSet(ctx, { ...theirs, from: 0, most: 9 })).toBeNull()
    expect(await readOwnStudy(ctx, theirs)).toBeNull()
    expect(await addCards(ctx, { ...theirs, cards: [card('x')] })).toMatchObject({ code: 'unknown_set' })
    expect(await changeCard(ctx, { ...theirs, card: { ...mine, front: 'x' } })).toMatchObject({ ok: false })
    expect(await renameSet(ctx, { ...theirs, title: 'x', subtitle: '' })).toMatchObject({ ok: false })
    expect(await createSet(ctx, { userId: other, id: setId, title: 'x', subtitle: '' })).toMatchObject({
      ok: false,
    })
    await eraseCard(ctx, { ...theirs, cardId: mine.id })
    await moveCard(ctx, { ...theirs, cardId: mine.id, by: 'up' })
    await eraseSet(ctx, theirs)
    const review = {
      ...{ id: crypto.randomUUID(), setId, cardId: mine.id, face: 'front' },
      ...{ grade: 3 as const, seconds: 1, at: ctx.now() },
    }
    await recordReviews(ctx, { userId: other, sentAt: ctx.now(), reviews: [review], undone: [] })
    expect((await readSets(ctx, other)).known.size).toBe(0)
    expect(await fronts()).toEqual(['card 0'])
  })

  it('is made once, has a name, and is renamed', async () => {
    await createSet(ctx, { userId, id: setId, title: 'Again', subtitle: '' })
    expect((await readSets(ctx, userId)).own).toMatchObject([{ title: 'Chapter 3', cards: 0, faces: 0 }])
    expect(await createSet(ctx, { userId, id: 'x', title: ' \u0000 ', subtitle: '' })).toMatchObject({
      code: 'no_text',
    })
    await renameSet(ctx, { userId, setId, title: ' Chapter 4\u0007 ', subtitle: 'Cells' })
    expect((await readSets(ctx, userId)).own).toMatchObject([{ title: 'Chapter 4', subtitle: 'Cells' }])
  })

  it('needs a grown-up’s yes where the account may only play', async () => {
    const { userId: child } = await makePerson(ctx, crypto.randomUUID(), 'student')
    await env.DB.prepare('delete from ages where user_id = ?').bind(child).run()
    await ctx.db.update(profiles).set({ gradeLevel: 'elementary' }).where(eq(profiles.id, child))
    const refused = { ok: false, code: 'consent_required' }
    const id = crypto.randomUUID()
    expect(await createSet(ctx, { userId: child, id, title: 'x', subtitle: '' })).toEqual(refused)
    expect(await addCards(ctx, { userId: child, setId: id, cards: [card('x')] })).toEqual(refused)
    expect(await changeCard(ctx, { userId: child, setId: id, card: card('x') })).toEqual(refused)
  })
})

describe('a card', () => {
  it('moves up and down, and stays at the ends', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((front) => card(front))
    if (!a || !b || !c) throw new Error('no cards')
    await add(a, b, c)
    const move = (cardId: string, by: 'up' | 'down') => moveCard(ctx, { userId, setId, cardId, by })
    await move(c.id, 'up')
    expect(await fronts()).toEqual(['a', 'c', 'b'])
    await move(a.id, 'up')
    await move(b.id, 'down')
    await move(a.id, 'down')
    expect(await fronts()).toEqual(['c', 'a', 'b'])
  })

  it('with gaps or two ways asks each, what is due first; gone, it leaves nothing behind', async () => {
    const both = card('sun', { reverse: true })
    const gaps = card('The {{c1::heart}} pumps {{c2::blood}}.')
    await add(both, gaps)
    const asked = async () =>
      (await readOwnStudy(ctx, { userId, setId }))?.faces.map(
        ({ face, memory }) => `${face} ${memory ? 'due' : 'new'}`,
      )
    expect(await asked()).toEqual(['front new', 'back new', 'gap-1 new', 'gap-2 new'])
    const review = {
      ...{ id: crypto.randomUUID(), setId, cardId: gaps.id, face: 'gap-2' },
      ...{ grade: 1 as const, seconds: 5, at: ctx.now() },
    }
    await recordReviews(ctx, { userId, sentAt: ctx.now(), reviews: [review], undone: [] })
    ctx.clock.now += 600_000
    expect(await asked()).toEqual(['gap-2 due', 'front new', 'back new', 'gap-1 new'])
    expect((await readSets(ctx, userId)).own).toMatchObject([{ cards: 2, faces: 4 }])
    await eraseCard(ctx, { userId, setId, cardId: gaps.id })
    expect((await readSets(ctx, userId)).known.has(setId)).toBe(false)
  })

  it('takes any text and keeps it short', async () => {
    await add(card(`=1+1\u0000\r\n${'𝄞'.repeat(3_000)}`))
    const [front] = (await fronts()) ?? []
    expect(front?.startsWith('=1+1\n𝄞')).toBe(true)
    expect(front?.length).toBeLessThanOrEqual(2_000)
    expect(await add(card(' '))).toEqual({ ok: false, code: 'no_text' })
  })
})
