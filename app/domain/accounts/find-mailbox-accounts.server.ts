import { and, like, or, sql } from 'drizzle-orm'
import { isSameMailbox, plainAddress, subdomainParents } from '#app/domain/consent/same-mailbox.ts'
import type { AppContext } from '#app/platform/context.ts'
import { identities, users } from './accounts.schema.ts'

/**
 * The accounts that hold this mailbox, in whatever form it is written there or here: by their address, or by one that a provider
 * they are linked with has seen proved.
 * The index knows stored addresses up to the first tag mark, without dots; which of those are the same is same-mailbox's to say.
 * Only where a provider has addresses of a mailbox in subdomains are all accounts looked through.
 */
export async function findMailboxAccounts(ctx: AppContext, address: string): Promise<string[]> {
  const keys = [address, plainAddress(address)].flatMap(mailboxKeys)
  const mayBeIn = ({ mailbox, email }: typeof users | typeof identities) =>
    or(
      sql`${mailbox} in (select value from json_each(${JSON.stringify(keys)}))`,
      ...subdomainParents(address).map((domain) => like(email, `%.${domain}`)),
    )
  const isProved = sql`${identities.data} ->> 'email_verified' = 1`
  const found = await ctx.db.batch([
    ctx.db.select({ id: users.id, email: users.email }).from(users).where(mayBeIn(users)),
    ctx.db
      .select({ id: identities.userId, email: identities.email })
      .from(identities)
      .where(and(mayBeIn(identities), isProved)),
  ])
  const holders = found
    .flat()
    .flatMap(({ id, email }) => (email !== null && isSameMailbox(email, address) ? [id] : []))
  return [...new Set(holders)]
}

/**
 * Every key (`mailbox`) that the same mailbox may be stored under. A minus begins a tag with some providers and is passed over by
 * others, so it is each beginning of the name: some dozens, each a look into the index.
 */
function mailboxKeys(address: string): string[] {
  const [name = ''] = address.trim().toLowerCase().split(/[@+]/)
  const letters = name.replace(/[._-]/g, '')
  return Array.from({ length: letters.length + 1 }, (_, length) => letters.slice(0, length))
}
