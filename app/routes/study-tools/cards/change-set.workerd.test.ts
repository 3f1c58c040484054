// Many cards in one form: each once, as many as there is room for, in their order.
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { createSet } from '#app/domain/flashcards/create-set.server.ts'
import { readSet } from '#app/domain/flashcards/read-set.server.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { changeSet } from './change-set.server.ts'

let ctx: TestContext
let userId: string
let setId: string
beforeEach(async () => {
  ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID() }
  userId = (await makePerson(ctx, crypto.randomUUID(), 'student')).userId
  setId = crypto.randomUUID()
  await createSet(ctx, { userId, id: setId, title: 'Spanish', subtitle: '' })
})

function importing(table: string, batchId = crypto.randomUUID()) {
  const form = new FormData()
  form.set('intent', 'import')
  form.set('batchId', batchId)
  form.set('table', table)
  return changeSet(ctx, { userId, setId, form })
}
const fronts = async () =>
  (await readSet(ctx, { userId, setId, from: 0, most: 50 }))?.cards.map(({ front }) => front)

it('adds a pasted list once, however often it is sent', async () => {
  const batchId = crypto.randomUUID()
  for (const _ of [1, 2])
    expect(await importing('sun\tsol\nmoon\tluna', batchId)).toEqual({
      is: 'added',
      cards: { added: 2, of: 2 },
    })
  expect(await fronts()).toEqual(['sun', 'moon'])
})

it('adds the first that fit, and says how many did not', async () => {
  const table = Array.from({ length: 700 }, (_, index) => `word ${index},x`).join('\n')
  expect(await importing(table)).toEqual({ is: 'added', cards: { added: 10, of: 700 } })
  expect((await fronts())?.at(-1)).toBe('word 9')
  expect(await importing('one,more')).toEqual({ is: 'refused', code: 'too_many_cards' })
})

it('adds nothing of a list of nothing', async () => {
  expect(await importing(' \n\t\n')).toEqual({ is: 'refused', code: 'no_cards' })
})

it('takes no form that is none of ours', async () => {
  await expect(changeSet(ctx, { userId, setId, form: new FormData() })).rejects.toMatchObject({ status: 400 })
})
