import { eq, sql } from 'drizzle-orm'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import { BASE_LOCALE } from '#app/i18n/locales.ts'
import type { AskedCaptcha } from '#app/platform/captcha-challenge.ts'
import type { AppContext } from '#app/platform/context.ts'
import { keyedHash } from '#app/platform/keys.server.ts'
import { GateError, type GateReason, verb } from '#app/platform/verb.ts'
import { contactMessages } from './contact.schema.ts'
import { CONTACTS_AN_HOUR } from './contact-limits.ts'

const HOUR_MS = 3_600_000

/** What was written, checked: see the form's schema. */
export interface ContactInput {
  /** Of this copy of the form: sending it again with the same words changes nothing. */
  formId: string
  /** null: a visitor */
  userId: string | null
  name: string
  /** In lower case. */
  email: string
  subject: string | null
  message: string
  /** Whether the writer may use the feature `priority-support`: the operator reads it in the subject. */
  isPriority: boolean
  captchaToken?: string | undefined
}

export type ContactResult =
  | { ok: true }
  | { ok: false; code: 'too_many_requests'; retryAfterMs: number }
  | { ok: false; code: 'captcha_failed'; asked: AskedCaptcha | null }

/**
 * Stores a message and queues its mail to the operator, both or neither. Whether the mail leaves is no matter of the
 * writer's: it is tried at once and again by the scheduled job. The same form sent twice is stored and mailed once.
 */
export const receiveContact = verb(
  {
    actor: 'anyone',
    budgets: ['form'],
    captcha: { purpose: 'contact', token: ({ captchaToken }: ContactInput) => captchaToken },
    notice: null,
  },
  run,
  refuseCall,
)

function refuseCall(reason: GateReason): ContactResult {
  switch (reason.kind) {
    case 'too_many':
      return { ok: false, code: 'too_many_requests', retryAfterMs: reason.retryAfterMs }
    case 'needs_captcha':
      return { ok: false, code: 'captcha_failed', asked: reason.asked }
    default:
      throw new GateError(reason)
  }
}

async function run(ctx: AppContext, input: ContactInput): Promise<ContactResult> {
  const { formId, userId, name, email, subject, message, isPriority } = input
  const { locale } = ctx.caller
  const id = await keyedHash(ctx.config, 'contact', JSON.stringify([formId, name, email, subject, message]))
  const isThis = eq(contactMessages.id, id)
  const [known] = await ctx.db.select({ id: contactMessages.id }).from(contactMessages).where(isThis)
  if (known) return { ok: true }

  const retryAfterMs = await waitingTime(ctx)
  if (retryAfterMs > 0) return { ok: false, code: 'too_many_requests', retryAfterMs }

  const mail = await queueMessage(
    ctx,
    {
      channel: 'email',
      recipient: ctx.config.contactEmail,
      kind: 'contact',
      locale: BASE_LOCALE,
      params: { contact: { name, email, subject, message, isPriority, language: locale } },
    },
    { id, decoy: false, onlyIf: sql`not exists (select 1 from ${contactMessages} where ${isThis})` },
  )
  await ctx.db.batch([
    mail.statement,
    ctx.db
      .insert(contactMessages)
      .values({ id, userId, name, email, subject, message, locale, createdAt: ctx.now() })
      .onConflictDoNothing(),
  ])
  ctx.waitUntil(deliverMessages(ctx))
  return { ok: true }
}

/** Milliseconds until one more message may come; 0: it is counted and may come now. */
async function waitingTime(ctx: AppContext): Promise<number> {
  // Not by the address that was typed: whoever writes under somebody's name would shut them out.
  const here = await ctx.limiter.take(`contact-from:${ctx.caller.network}`, CONTACTS_AN_HOUR, HOUR_MS)
  if (!here.allowed) return Math.max(1, here.retryAfterMs)
  const all = await ctx.limiter.take('messages:email', ctx.config.messagesPerHour, HOUR_MS)
  return all.allowed ? 0 : Math.max(1, all.retryAfterMs)
}
