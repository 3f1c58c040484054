// The two ways an action answers with its own form: faulty fields, or a refusal of the accounts.

import type { Submission } from '@conform-to/react'
import { json } from '@remix-run/cloudflare'
import { ACCOUNT_REFUSALS, type AccountRefusal } from '#app/domain/accounts/refusals.ts'
import { CAPTCHA_FIELD } from '#app/forms/captcha-token.ts'
import { refusalText } from '#app/words/account-refusals.ts'
import type { FieldCode } from '../field-words.ts'
import type { FormReply, ReplyMessage } from './form-reply.ts'

/** Never sent back to a page. */
const SECRETS = ['password', 'code', CAPTCHA_FIELD]

type AnySubmission = Pick<Submission<unknown>, 'reply' | 'payload'>

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

/**
 * The form again, with the accounts' reason at its head and in a toast; or with a captcha, unless it had brought one along: a form
 * that sends itself again does so once.
 */
export function replyRefusal({ refusal, submission, ...reply }: RefusalReply): Response {
  const { title, headers = {}, ...rest } = reply
  // Read before the reply is made, which takes it out.
  const broughtCaptcha = Boolean(submission.payload[CAPTCHA_FIELD])
  const result = submission.reply({ formErrors: [refusal.code], hideFields: SECRETS })
  const init = { status: refusal.status ?? ACCOUNT_REFUSALS[refusal.code][0], headers }
  if (refusal.captcha && !broughtCaptcha)
    return json<FormReply>({ ...rest, result, captcha: refusal.captcha }, init)
  const description = refusalText(refusal)
  return json<FormReply>({ ...rest, result, message: { type: 'error', title, description } }, init)
}

/** The form, empty again, with good news. */
export function replySuccess(intent: string, submission: AnySubmission, message: ReplyMessage): Response {
  return json<FormReply>({ intent, result: submission.reply({ resetForm: true }), message })
}
