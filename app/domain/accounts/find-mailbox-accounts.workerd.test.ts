import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testContext } from '#tests/factories/app-context.ts'
import { identities, users } from './accounts.schema.ts'
import { findMailboxAccounts } from './find-mailbox-accounts.server.ts'

const ctx = testContext(env.DB)

/** A name nobody else has, in three parts. */
function parts(): [string, string, string] {
  const letters = crypto.randomUUID().replaceAll('-', '')
  return [`a${letters.slice(0, 6)}`, letters.slice(6, 12), letters.slice(12, 18)]
}

async function account(email: string): Promise<string> {
  const id = crypto.randomUUID()
  await ctx.db.insert(users).values({ id, email, metadata: {}, createdAt: 0, updatedAt: 0 })
  return id
}

it.each([
  ['dots in the stored one', ([a, b, c]: string[]) => [`${a}.${b}.${c}@gmail.com`, `${a}${b}${c}@gmail.com`]],
  [
    'dots in the one asked for',
    ([a, b, c]: string[]) => [`${a}${b}${c}@gmail.com`, `${a}.${b}.${c}@googlemail.com`],
  ],
  ['a tag in the stored one', ([a, b]: string[]) => [`${a}+${b}@school.example`, `${a}@school.example`]],
  ['tags in both', ([a, b, c]: string[]) => [`${a}+${b}@school.example`, `${a}+${c}@school.example`]],
  ['a tag after a minus', ([a, b]: string[]) => [`${a}-${b}@yahoo.com`, `${a}@yahoo.com`]],
  ['a minus passed over', ([a, b]: string[]) => [`${a}-${b}@yandex.ru`, `${a}.${b}@ya.ru`]],
  ['an underscore passed over', ([a, b]: string[]) => [`${a}_${b}@proton.me`, `${a}-${b}@pm.me`]],
  ['a subdomain in the one asked for', ([a, b]: string[]) => [`${a}@fastmail.com`, `${b}@${a}.fastmail.com`]],
  ['a subdomain in the stored one', ([a, b]: string[]) => [`${b}@${a}.fastmail.com`, `${a}@fastmail.com`]],
  ['subdomains in both', ([a, b, c]: string[]) => [`${b}@${a}.fastmail.com`, `${c}@${a}.fastmail.fm`]],
] as const)('finds an account of the same mailbox: %s', async (_, write) => {
  const [stored = '', asked = ''] = write(parts())
  const id = await account(stored)
  expect(await findMailboxAccounts(ctx, asked)).toEqual([id])
})

it('finds an account linked with a provider that has seen the mailbox proved, and none that only says so', async () => {
  const [a, b] = parts()
  const ids = [await account(`${b}@school.example`), await account(`${b}x@school.example`)]
  for (const [index, userId] of ids.entries())
    await ctx.db.insert(identities).values({
      id: crypto.randomUUID(),
      userId,
      provider: 'google',
      subject: crypto.randomUUID(),
      data: { email_verified: index === 0 },
      email: `${a}.${b}@gmail.com`,
      createdAt: 0,
      updatedAt: 0,
    })
  expect(await findMailboxAccounts(ctx, `${a}${b}@gmail.com`)).toEqual([ids[0]])
})

it('finds nobody of another mailbox', async () => {
  const [a, b] = parts()
  for (const stored of [
    `${a}.${b}@school.example`,
    `${a}@outlook.com`,
    `${a}${b}x@gmail.com`,
    `${a}@gmail.com`,
  ])
    await account(stored)
  expect(await findMailboxAccounts(ctx, `${a}${b}@school.example`)).toEqual([])
  expect(await findMailboxAccounts(ctx, `${a}${b}@gmail.com`)).toEqual([])
  expect(await findMailboxAccounts(ctx, `${a}@hotmail.com`)).toEqual([])
})

it.each([
  [users, 'users_mailbox'],
  [identities, 'identities_mailbox'],
] as const)('looks into the index, not at every row', async (table, index) => {
  const plan = await ctx.db.all(
    sql`explain query plan select id from ${table} where ${table.mailbox} in (select value from json_each('["a"]'))`,
  )
  expect(JSON.stringify(plan)).toContain(index)
})
