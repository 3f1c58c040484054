// Erasing an account: nothing of it stays in any table, and nothing of anybody else goes.
import { getTableName } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as schema from '#app/db/schema.ts'
import { eraseAccount } from './erase-account.server.ts'
import { ctx, fillTables, LUCAS, MARIA, NOBODYS, TABLES, traces } from './everybodys-rows.workerd.fixture.ts'

beforeEach(fillTables)

describe('erasing', () => {
  it('starts from a person in every table that can hold one', async () => {
    const filled = Object.keys(await traces(ctx, MARIA))
    const expected = TABLES.map(getTableName).filter((name) => !NOBODYS.includes(name))
    expect(filled.toSorted()).toEqual(expected.toSorted())
  })

  it('leaves nothing of them but ids in the audit log, and everything of others', async () => {
    const others = await traces(ctx, LUCAS)
    await eraseAccount(ctx, MARIA.id)
    expect(await traces(ctx, MARIA)).toEqual({ audit_log: 2 })
    expect(await traces(ctx, LUCAS)).toEqual(others)

    const log = await ctx.db.select().from(schema.auditLog)
    const kept = JSON.stringify(log.filter(({ userId }) => userId === MARIA.id))
    for (const word of [MARIA.email, MARIA.phone, MARIA.name]) expect(kept).not.toContain(word)
    expect(log.map(({ userId, action }) => `${userId} ${action}`)).toContain(`${MARIA.id} erased`)
  })

  it('of somebody who is gone does nothing', async () => {
    await eraseAccount(ctx, MARIA.id)
    await eraseAccount(ctx, MARIA.id)
    await eraseAccount(ctx, 'nobody')
    expect(await traces(ctx, MARIA)).toEqual({ audit_log: 2 })
  })

  it('does not touch the messages of a stranger whose address was asked for', async () => {
    await ctx.db.update(schema.users).set({ newEmail: LUCAS.email })
    const others = await traces(ctx, LUCAS)
    await eraseAccount(ctx, MARIA.id)
    expect((await traces(ctx, LUCAS))['outgoing_messages']).toBe(others['outgoing_messages'])
  })
})
