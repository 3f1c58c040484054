import { and, eq, inArray } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { type CodeKind, oneTimeCodes, users } from '../accounts.schema.ts'
import type { Account } from '../accounts.types.ts'
import { type AccountResult, accountRefusal } from '../refusals.ts'
import type { Change } from './change.ts'
import { codeStatements, type LinkFlow } from './code-statements.ts'
import { findUser } from './find-user.ts'
import { limitMessages } from './limits.ts'
import { type Address, readAddress } from './read-address.ts'

const NOTHING: Change = { ok: true, value: { statements: [], sends: false } }

/** The new address, when it is one, free, and not asked for a moment ago. */
async function askFor(
  ctx: AppContext,
  account: Account,
  given: AccountResult<Address>,
): Promise<AccountResult<Address>> {
  if (!given.ok) return given
  const owner = await findUser(ctx, given.value)
  if (owner && owner.id !== account.id)
    return accountRefusal(given.value.channel === 'email' ? 'email_exists' : 'phone_exists')
  return (await limitMessages(ctx, 'change', given.value)) ?? given
}

/** Who agreed, or may still, to an earlier change said nothing of this one. */
function codesTakenBack(ctx: AppContext, { id }: Account, kinds: CodeKind[]): Statement {
  return ctx.db
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.ownerId, id), inArray(oneTimeCodes.kind, kinds)))
}

/** Sends codes to the new address and, when there is one, to the current: both have to agree, and to this change alone. */
export async function changeEmail(
  ctx: AppContext,
  account: Account,
  email: string,
  flow: LinkFlow,
): Promise<Change> {
  const given = readAddress({ email }, 'An email address is required')
  if (given.ok && given.value.value === account.email) return NOTHING
  const address = await askFor(ctx, account, given)
  if (!address.ok) return address
  const current = account.email === null ? null : ({ channel: 'email', value: account.email } as const)
  const own = { ownerId: account.id, proved: account.id }
  const tooSoon = current && (await limitMessages(ctx, 'change', current, own))
  if (tooSoon) return tooSoon
  const newEmail = address.value.value
  const code = {
    ownerId: account.id,
    message: 'email_change',
    linkType: 'email_change',
    method: 'email_change',
    flow,
    metadata: account.metadata,
    newEmail,
  } as const
  const statements = [
    ctx.db
      .update(users)
      .set({
        newEmail,
        emailChangeConfirmations: 0,
        emailChangeSentAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      .where(eq(users.id, account.id)),
    codesTakenBack(ctx, account, ['email_change_new', 'email_change_current']),
    ...(await codeStatements(ctx, { ...code, kind: 'email_change_new', address: address.value })),
  ]
  if (current !== null)
    statements.push(
      ...(await codeStatements(ctx, { ...code, kind: 'email_change_current', address: current })),
    )
  return { ok: true, value: { statements, sends: true } }
}

export async function changePhone(
  ctx: AppContext,
  account: Account,
  phone: string,
  flow: LinkFlow,
): Promise<Change> {
  const given = readAddress({ phone }, 'A phone number is required')
  if (given.ok && given.value.value === account.phone) return NOTHING
  const address = await askFor(ctx, account, given)
  if (!address.ok) return address
  const statements = [
    ctx.db
      .update(users)
      .set({ newPhone: address.value.value, updatedAt: ctx.now() })
      .where(eq(users.id, account.id)),
    codesTakenBack(ctx, account, ['phone_change']),
    ...(await codeStatements(ctx, {
      ownerId: account.id,
      kind: 'phone_change',
      address: address.value,
      message: 'phone_code',
      linkType: null,
      method: 'otp',
      flow,
      metadata: account.metadata,
    })),
  ]
  return { ok: true, value: { statements, sends: true } }
}
