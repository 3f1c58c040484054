// Pictures on cards: who sees them, how many there are, and what takes them away.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { addCards } from './add-cards.server.ts'
import { MOST_PICTURES } from './card-limits.ts'
import { createSet } from './create-set.server.ts'
import { eraseCard } from './erase-card.server.ts'
import { cardsErased } from './erase-cards.server.ts'
import { erasePicture } from './erase-picture.server.ts'
import { eraseSet } from './erase-set.server.ts'
import { exportCards } from './export-cards.server.ts'
import { cardPictures } from './flashcards.schema.ts'
import { keepPicture } from './keep-picture.server.ts'
import { pngOf } from './picture.fixture.ts'
import { readOwnStudy } from './read-own-study.server.ts'
import { readPicture } from './read-picture.server.ts'
import { readSet } from './read-set.server.ts'

const PNG = pngOf(4, 3)

let ctx: TestContext
let userId: string
let setId: string
let cardId: string
beforeEach(async () => {
  ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID() }
  userId = (await makePerson(ctx, crypto.randomUUID(), 'student')).userId
  setId = crypto.randomUUID()
  cardId = crypto.randomUUID()
  await createSet(ctx, { userId, id: setId, title: 'Cells', subtitle: '' })
  await addCards(ctx, { userId, setId, cards: [{ id: cardId, front: 'Cell', back: '', reverse: false }] })
})

const keep = (unlike: Partial<Parameters<typeof keepPicture>[1]> = {}) =>
  keepPicture(ctx, { userId, setId, cardId, side: 'front', file: PNG, alt: 'A round cell', ...unlike })
const read = (unlike: { userId?: string } = {}) =>
  readPicture(ctx, { userId, setId, cardId, side: 'front', ...unlike })
const left = () => ctx.db.$count(cardPictures, eq(cardPictures.userId, userId))

it('comes back as it was kept, with the card and in study', async () => {
  expect(await keep()).toMatchObject({ ok: true })
  expect(await read()).toEqual({ type: 'image/png', bytes: PNG })
  const front = { alt: 'A round cell', width: 4, height: 3, version: ctx.now() }
  const set = await readSet(ctx, { userId, setId, from: 0, most: 9 })
  expect(set?.cards).toMatchObject([{ id: cardId, pictures: { front } }])
  expect((await readOwnStudy(ctx, { userId, setId }))?.faces).toMatchObject([
    { card: { pictures: { front } } },
  ])
})

it('sent again changes nothing; another one takes its place; its words change alone', async () => {
  await keep()
  await keep()
  await keep({ file: pngOf(5, 5), alt: 'A square' })
  expect(await left()).toBe(1)
  expect(await keep({ file: null, alt: ' A square cell\u0000 ' })).toMatchObject({ ok: true })
  const { pictures } = await exportCards(ctx, userId)
  expect(pictures).toMatchObject([{ width: 5, alt: 'A square cell', type: 'image/png' }])
  expect(pictures[0]).not.toHaveProperty('userId')
})

it('is kept, seen, changed and taken off by its owner alone', async () => {
  const other = (await makePerson(ctx, crypto.randomUUID())).userId
  expect(await keep({ userId: other })).toEqual({ ok: false, code: 'unknown_card' })
  await keep()
  expect(await keep({ userId: other, file: pngOf(9, 9) })).toEqual({ ok: false, code: 'unknown_card' })
  expect(await keep({ userId: other, file: null })).toEqual({ ok: false, code: 'unknown_card' })
  await erasePicture(ctx, { userId: other, cardId, side: 'front' })
  expect(await read({ userId: other })).toBeNull()
  expect((await read())?.bytes).toEqual(PNG)
})

it('is refused without words, and when it is none', async () => {
  expect(await keep({ alt: ' ' })).toEqual({ ok: false, code: 'no_alt' })
  expect(await keep({ file: new Uint8Array([1, 2, 3]) })).toEqual({ ok: false, code: 'not_a_picture' })
  expect(await keep({ file: new Uint8Array(50_000) })).toEqual({ ok: false, code: 'picture_too_large' })
  expect(await left()).toBe(0)
})

it('goes with itself, its card, its set and its owner', async () => {
  const ways = [
    () => erasePicture(ctx, { userId, cardId, side: 'front' }),
    () => eraseCard(ctx, { userId, setId, cardId }),
    () => eraseSet(ctx, { userId, setId }),
    () => runBatch(ctx.db, cardsErased(ctx, userId)),
  ]
  for (const go of ways) {
    await createSet(ctx, { userId, id: setId, title: 'Cells', subtitle: '' })
    await addCards(ctx, { userId, setId, cards: [{ id: cardId, front: 'Cell', back: '', reverse: false }] })
    await keep()
    expect(await left()).toBe(1)
    await go()
    expect(await left()).toBe(0)
  }
})

it('is one of two hundred: the last place is given once, and there a picture can still be changed', async () => {
  await env.DB.prepare(
    `insert into card_pictures (card_id, side, set_id, user_id, type, width, height, file, alt, changed_at)
     select 'other-' || ?1 || value, 'front', ?2, ?1, 'image/png', 1, 1, '', 'x', 1 from json_each(?3)`,
  )
    .bind(userId, setId, JSON.stringify(Array.from({ length: MOST_PICTURES - 1 }, (_, index) => index)))
    .run()
  const both = await Promise.all([keep(), keep({ side: 'back' })])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both).toContainEqual({ ok: false, code: 'too_many_pictures' })
  const side = both[0].ok ? 'front' : 'back'
  expect(await keep({ side, file: pngOf(7, 7) })).toMatchObject({ ok: true })
})
