// The two ways an action answers with its own form: faulty fields, or a refusal of the accounts.

import type { Submission } from '@conform-to/react'
import { json } from '@remix-run/cloudflare'
import { refusalText } from '#app/auth-error-text.ts'
import type { RequestContext } from '#app/context.ts'
import { ACCOUNT_REFUSALS, type AccountRefusal } from '#app/domain/accounts/refusals.ts'
import type { FieldCode } from '../field-words.ts'
import type { FormReply, ReplyMessage } from './form-reply.ts'

/** Never sent back to a page. */
const SECRETS = ['password', 'code']

type AnySubmission = Pick<Submission<unknown>, 'reply'>

/** The form again, with what was typed and what is wrong with it. */
export function replyFaults(
  intent: string,
  submission: AnySubmission,
  fieldErrors?: Record<string, FieldCode[]>,
): Response {
  const result = submission.reply({ hideFields: SECRETS, ...(fieldErrors && { fieldErrors }) })
  return json<FormReply>({ intent, result }, { status: 400 })
}

export interface RefusalReply {
  intent: string
  submission: AnySubmission
  refusal: AccountRefusal
  title: string
  /** See FormReply. */
  unconfirmed?: string
  linkUsed?: boolean
  headers?: HeadersInit
}

/** The form again, with the accounts' reason at its head and in a toast. */
export function replyRefusal(ctx: RequestContext, { refusal, submission, ...reply }: RefusalReply): Response {
  const { title, headers = {}, ...rest } = reply
  const description = refusalText(refusal, ctx.locale)
  const answer: FormReply = {
    ...rest,
    result: submission.reply({ formErrors: [refusal.code], hideFields: SECRETS }),
    message: { type: 'error', title, description },
  }
  return json(answer, { status: refusal.status ?? ACCOUNT_REFUSALS[refusal.code][0], headers })
}

/** The form, empty again, with good news. */
export function replySuccess(intent: string, submission: AnySubmission, message: ReplyMessage): Response {
  return json<FormReply>({ intent, result: submission.reply({ resetForm: true }), message })
}
