import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { consents } from './consent.schema.ts'
import type { ConsentRow } from './find-consents.server.ts'
import { guardianHash } from './guardian-email.ts'

export interface Answer {
  statement: Statement
  /** Whether the answer still changes anything: for the mails about it, which stand before it in the same batch. */
  onlyIf: SQL
}

type Asked = ConsentRow & { pending: string; tokenHash: string }

/** The yes of whoever reads the mailbox that was asked, by its link. Of two at once one finds it asked. */
export async function consentGiven(
  ctx: AppContext,
  { childId, tokenHash, pending }: Asked,
  address: string,
): Promise<Answer> {
  const isAsked = and(
    eq(consents.childId, childId),
    eq(consents.tokenHash, tokenHash),
    isNotNull(consents.pending),
    isNull(consents.confirmedAt),
  )
  const statement = ctx.db
    .update(consents)
    .set({
      confirmedAt: ctx.now(),
      method: 'email_plus',
      guardianHash: await guardianHash(ctx, address),
      guardianAddress: pending,
      pending: null,
      linkedAt: null,
    })
    .where(isAsked)
  return { statement, onlyIf: sql`exists (select 1 from ${consents} where ${isAsked})` }
}

export interface Proof {
  method: 'card' | 'signed_form'
  /** Of the new link, in place of the older ones. */
  token: string
}

/** The yes of a grown-up who proved to be one, also where nobody pressed the button. Of two at once one finds it unproved. */
export async function consentProved(
  ctx: AppContext,
  { childId, tokenHash }: Pick<Asked, 'childId' | 'tokenHash'>,
  { method, token, address, sealed }: Proof & { address: string; sealed: string },
): Promise<Answer> {
  const now = ctx.now()
  const isUnproved = and(
    eq(consents.childId, childId),
    eq(consents.tokenHash, tokenHash),
    isNull(consents.verifiedAt),
    or(isNotNull(consents.confirmedAt), isNotNull(consents.askedAt)),
  )
  const statement = ctx.db
    .update(consents)
    .set({
      confirmedAt: sql`coalesce(${consents.confirmedAt}, ${now})`,
      verifiedAt: now,
      method,
      guardianHash: await guardianHash(ctx, address),
      guardianAddress: sealed,
      pending: null,
      tokenHash: await secretHash(token),
    })
    .where(isUnproved)
  return { statement, onlyIf: sql`exists (select 1 from ${consents} where ${isUnproved})` }
}
