import { eq, type SQL, sql } from 'drizzle-orm'
import { runBatch, type Statement } from '#app/db/run-batch.ts'
import { isGuardiansAddress } from '#app/domain/consent/is-guardians-address.server.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { refuseProfileChange } from '#app/domain/profiles/refuse-profile-change.server.ts'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import { isAdultRole } from '#app/domain/profiles/standing.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { users } from './accounts.schema.ts'
import type { Account, Metadata, SignedIn } from './accounts.types.ts'
import { closeEndedSockets } from './close-ended-sockets.server.ts'
import type { Change } from './internal/change.ts'
import { changeEmail, changePhone } from './internal/change-address.ts'
import { changePassword } from './internal/change-password.ts'
import type { LinkFlow } from './internal/code-statements.ts'
import { refuseNonce } from './internal/refuse-nonce.ts'
import { metadataFits } from './metadata-limits.ts'
import { readAccount } from './read-account.server.ts'
import { type AccountResult, accountGateRefusal, accountRefusal } from './refusals.ts'

export interface UpdateAccountInput extends LinkFlow {
  email?: string | undefined
  phone?: string | undefined
  password?: string | undefined
  /** The six digits `reauthenticate` sent. */
  nonce?: string | undefined
  currentPassword?: string | undefined
  /** Merged into what is there; null removes a key. */
  data?: Metadata | undefined
}

/**
 * Changes an account: its password at once, its addresses once they are confirmed. A child's account that waits for a grown-up changes nothing personal, and no child's account moves to its grown-up's mailbox. All or nothing: a refused part
 * leaves the rest undone. Each change that is a new address or password has a mail of its own.
 */
export const updateAccount = verb(
  {
    actor: 'user',
    owner: ({ account }) => account.id,
    fresh: (_, change) => needsFreshProof(change),
    budgets: ['send'],
    notice: null,
  },
  run,
  accountGateRefusal,
)

/** Clients of the API may send the nonce of `reauthenticate` along instead: it is checked before anything changes. */
function needsFreshProof({ fromScreen, email, phone, password, nonce }: UpdateAccountInput): boolean {
  if (!fromScreen && nonce !== undefined) return false
  return [email, phone, password].some((value) => value !== undefined)
}

async function run(
  ctx: AppContext,
  signedIn: SignedIn,
  input: UpdateAccountInput,
): Promise<AccountResult<Account>> {
  const { account } = signedIn
  const personal = [input.email, input.phone, input.data].some((value) => value !== undefined)
  const limitedChild = personal ? await refuseWhileLimited(ctx, account.id) : null
  if (limitedChild) return limitedChild
  if (input.email !== undefined && (await isGuardiansAddress(ctx, account.id, input.email)))
    return accountRefusal('guardian_address')
  const role = input.data?.['role']
  if (isAdultRole(role) && (await refuseProfileChange(ctx, account.id, { role })))
    return accountRefusal('adult_required')

  // A new password looks at it last, so that a weak one does not use it up.
  const wrongNonce =
    input.nonce === undefined || input.password !== undefined
      ? null
      : await refuseNonce(ctx, signedIn, input.nonce)
  if (wrongNonce) return wrongNonce
  const changes: Change[] = []
  if (input.password !== undefined)
    changes.push(await changePassword(ctx, signedIn, { ...input, password: input.password }))
  if (input.email !== undefined) changes.push(await changeEmail(ctx, account, input.email, input))
  if (input.phone !== undefined) changes.push(await changePhone(ctx, account, input.phone, input))
  if (input.data !== undefined) changes.push(mergeMetadata(ctx, account, input.data))

  const statements: Statement[] = []
  for (const change of changes) {
    if (!change.ok) return change
    statements.push(...change.value.statements)
  }
  await runBatch(ctx.db, statements)
  if (input.password !== undefined) closeEndedSockets(ctx, account.id)
  if (changes.some((change) => change.ok && change.value.sends)) ctx.waitUntil(deliverMessages(ctx))
  const updated = await readAccount(ctx, account.id)
  return updated ? { ok: true, value: updated } : accountRefusal('user_not_found')
}

function mergeMetadata(ctx: AppContext, { id, metadata }: Account, data: Metadata): Change {
  const merged = Object.fromEntries(
    Object.entries({ ...metadata, ...data }).filter(([, value]) => value !== null),
  )
  if (!metadataFits(merged))
    return accountRefusal('validation_failed', { message: 'User metadata is too large' })
  const change = ctx.db
    .update(users)
    .set({ metadata: mergedInPlace(data), updatedAt: ctx.now() })
    .where(eq(users.id, id))
  return { ok: true, value: { statements: [change], sends: false } }
}

/**
 * What is stored by then, with the keys of `data` set, and those that are null gone: two calls at once lose nothing. Not
 * json_patch, which would go into the values as well.
 */
function mergedInPlace(data: Metadata): SQL {
  const pairs = JSON.stringify(Object.entries(data).map(([key, value]) => [key, JSON.stringify(value)]))
  return sql`(select json_group_object(key, json(value)) from (
    select key, case type when 'true' then 'true' when 'false' then 'false'
      when 'object' then value when 'array' then value else json_quote(value) end as value
    from json_each(${users.metadata}) where key not in (select value ->> 0 from json_each(${pairs}))
    union all
    select value ->> 0, value ->> 1 from json_each(${pairs}) where value ->> 1 <> 'null'))`
}
