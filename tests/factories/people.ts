// Accounts of adults for tests, as sign-up leaves them; students among them are of age.
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { ages } from '#app/domain/consent/consent.schema.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import type { Role } from '#app/domain/profiles/profiles.types.ts'
import type { TestContext } from './app-context.ts'

export interface Person {
  userId: string
  email: string
}

/** Answers once their rows are there. */
export async function makePerson(ctx: TestContext, name: string, role: Role = 'parent'): Promise<Person> {
  const id = ctx.newId()
  const email = `${name.toLowerCase()}@example.com`
  const now = ctx.now()
  await ctx.db.batch([
    ctx.db
      .insert(users)
      .values({ id, email, emailConfirmedAt: now, metadata: {}, createdAt: now, updatedAt: now }),
    ctx.db.insert(profiles).values({ id, displayName: name, role, createdAt: now, updatedAt: now }),
    ctx.db
      .insert(ages)
      .values({ userId: id, ofAgeOn: now, adultOn: now, createdAt: now })
      .onConflictDoNothing(),
  ])
  return { userId: id, email }
}
