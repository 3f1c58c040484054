// Every way into the domain says who may call it, how often, and what notice it sends.
import { beforeAll, describe, expect, it } from 'vitest'
import { type Entry, entryVerbs } from './entry-verbs.ts'

let entries: Entry[]
beforeAll(async () => {
  entries = await entryVerbs()
}, 60_000)

describe('the gate of every verb', () => {
  it('is declared', () => {
    expect(entries.filter(({ gate }) => !gate).map(({ name }) => name)).toEqual([])
  })

  it('keeps what no person may name away from routes and the API', () => {
    const isOutside = (file: string) =>
      /^(app\/routes|workers\/api)\//.test(file) && !/^app\/routes\/dev\/|\/webhooks\//.test(file)
    const misused = entries
      .filter(({ gate }) => gate?.actor === 'system')
      .flatMap(({ name, callers }) => callers.filter(isOutside).map((file) => `${name} <- ${file}`))
    expect(misused).toEqual([])
  })

  it('counts the calls of those who need not be signed in', () => {
    const uncounted = entries.filter(
      ({ name, gate }) => gate?.actor.startsWith('anyone') && gate.budgets.length === 0 && name !== DELIVERY,
    )
    expect(uncounted.map(({ name }) => name)).toEqual([])
  })
})

/** Sends what verbs have queued; says nothing of anybody and does nothing twice. */
const DELIVERY = 'messages/deliver-messages#deliverMessages'
