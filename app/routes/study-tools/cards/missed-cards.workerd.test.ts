// Cards from missed questions: each question one card, as many as there is room for.
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { createSet } from '#app/domain/flashcards/create-set.server.ts'
import { readSet } from '#app/domain/flashcards/read-set.server.ts'
import { ALL_GENERATORS } from '#app/domain/practice/courses.ts'
import { missedQuestions } from '#app/domain/review/review.schema.ts'
import { viewMissed } from '#app/views/missed-cards.server.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { changeSet } from './change-set.server.ts'

const SKILL = 'one-step-equations'

let ctx: TestContext
let userId: string
let sets: string[]
beforeEach(async () => {
  ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID() }
  userId = (await makePerson(ctx, crypto.randomUUID(), 'student')).userId
  sets = [crypto.randomUUID(), crypto.randomUUID()]
  for (const id of sets) await createSet(ctx, { userId, id, title: 'Slips', subtitle: '' })
})

async function miss(count: number) {
  const version = ALL_GENERATORS[SKILL]?.version ?? 0
  await ctx.db.insert(missedQuestions).values(
    Array.from({ length: count }, (_, print) => ({
      ...{ playerId: userId, skill: SKILL, version, difficulty: 1 as const, seed: print, print, missed: 1 },
      missedAt: ctx.now() + print,
    })),
  )
}
const sources = async () => (await viewMissed(ctx, userId)).missed.map(({ source }) => source)
function add(chosen: readonly string[], setId = sets[0] ?? '', batchId: string = crypto.randomUUID()) {
  const form = new FormData()
  form.set('intent', 'missed')
  const cards = chosen.map((source, index) => ({
    ...{ id: `${batchId}-${index}`, source, front: `What is ${source}?`, back: 'x = 2' },
  }))
  form.set('cards', JSON.stringify(cards))
  return changeSet(ctx, { userId, setId, form })
}
const count = async (setId = sets[0] ?? '') =>
  (await readSet(ctx, { userId, setId, from: 0, most: 50 }))?.cards.length

it('offers what was missed, longest ago first, until it is a card', async () => {
  await miss(3)
  const view = await viewMissed(ctx, userId)
  expect(view.missed.map(({ exercise }) => exercise.seed)).toEqual([0, 1, 2])
  expect(view.areas).toEqual(['mathematics/expressions-equations'])
  const [first = '', ...rest] = await sources()
  expect(await add([first])).toEqual({ is: 'added', cards: { added: 1, of: 1 } })
  expect(await sources()).toEqual(rest)
})

it('makes one card of a question, from any tab, set or retry', async () => {
  await miss(2)
  const chosen = await sources()
  const batchId = crypto.randomUUID()
  for (const [setId, batch] of [
    [sets[0], batchId],
    [sets[0], batchId],
    [sets[0], crypto.randomUUID()],
    [sets[1], crypto.randomUUID()],
  ] as const)
    expect(await add(chosen, setId, batch)).toEqual({ is: 'added', cards: { added: 2, of: 2 } })
  expect([await count(), await count(sets[1])]).toEqual([2, 0])
})

it('keeps to ten cards on Free', async () => {
  await miss(12)
  expect(await add(await sources())).toEqual({ is: 'added', cards: { added: 10, of: 12 } })
  expect(await add(await sources())).toEqual({ is: 'refused', code: 'too_many_cards' })
  expect(await count()).toBe(10)
})

it('is each player’s own', async () => {
  await miss(1)
  const other = (await makePerson(ctx, crypto.randomUUID(), 'student')).userId
  expect((await viewMissed(ctx, other)).missed).toEqual([])
})

it('refuses what the page does not send', async () => {
  for (const cards of ['', '{}', '[{"id":"a"}]', JSON.stringify(Array(501).fill({}))]) {
    const form = new FormData()
    form.set('intent', 'missed')
    form.set('cards', cards)
    const refused = changeSet(ctx, { userId, setId: sets[0] ?? '', form })
    await expect(refused).rejects.toMatchObject({ status: 400 })
  }
})
