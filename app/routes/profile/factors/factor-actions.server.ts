// What the forms of /profile/factors do. A refusal comes back as the answer of the field it is about, in words.

import type { Submission, SubmissionResult } from '@conform-to/react'
import type { SignedIn } from '#app/domain/accounts/accounts.types.ts'
import { answerFactor } from '#app/domain/accounts/answer-factor.server.ts'
import { challengeFactor } from '#app/domain/accounts/challenge-factor.server.ts'
import { type EnrollFactorInput, enrollFactor } from '#app/domain/accounts/enroll-factor.server.ts'
import type { AccountRefusal } from '#app/domain/accounts/refusals.ts'
import { removeFactor } from '#app/domain/accounts/remove-factor.server.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { type OwnPath, ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { factorErrorText } from '#app/words/factor-refusals.ts'
import { appSchema, codeSchema, nothingSchema, phoneSchema } from './factor-schemas.ts'

export const FACTORS_PATH = ownPath('/profile/factors')
const LIST_PATH = ownPath('/profile/security#factors')

/** What a form is told: its faults, as conform shows them. */
export type FormAnswer = SubmissionResult<string[]>
export type Outcome = Response | FormAnswer

type Act = (ctx: RequestContext, who: SignedIn, form: FormData) => Promise<Outcome>

export async function addApp(ctx: RequestContext, who: SignedIn, form: FormData): Promise<Outcome> {
  const submission = parseForm(form, appSchema)
  if (submission.status !== 'success') return submission.reply()
  const { name: friendlyName } = submission.value
  const enrolled = await enroll(ctx, who, submission, { type: 'totp', friendlyName, issuer: PRODUCT_NAME })
  return 'id' in enrolled ? redirectTo(FACTORS_PATH) : enrolled
}

/** The first code is sent at once; when it may not be yet, the next page offers to send it. */
export async function addPhone(ctx: RequestContext, who: SignedIn, form: FormData): Promise<Outcome> {
  const submission = parseForm(form, phoneSchema)
  if (submission.status !== 'success') return submission.reply()
  const { name: friendlyName, phone } = submission.value
  const enrolled = await enroll(ctx, who, submission, { type: 'phone', friendlyName, phone })
  if (!('id' in enrolled)) return enrolled
  const challenge = await challengeFactor(ctx, who, enrolled.id)
  return redirectTo(challenge.ok ? challengePath(challenge.value.id) : FACTORS_PATH)
}

async function enroll(
  ctx: RequestContext,
  who: SignedIn,
  submission: Submission<unknown>,
  input: EnrollFactorInput,
): Promise<{ id: string } | FormAnswer> {
  const unfinished = who.account.factors.filter(({ status }) => status === 'unverified')
  for (const { id } of unfinished) await removeFactor(ctx, who, id)
  const enrolled = await enrollFactor(ctx, who, input)
  if (enrolled.ok) return { id: enrolled.value.id }
  const field = enrolled.code === 'mfa_factor_name_conflict' || input.type === 'totp' ? 'name' : 'phone'
  return refused(submission, field, enrolled, input.type)
}

export async function sendCode(ctx: RequestContext, who: SignedIn, form: FormData): Promise<Outcome> {
  const challenge = await challengeFactor(ctx, who, text(form, 'factor'))
  if (challenge.ok) return redirectTo(challengePath(challenge.value.id))
  return refused(parseForm(form, nothingSchema), 'code', challenge, 'phone')
}

export async function confirm(ctx: RequestContext, who: SignedIn, form: FormData): Promise<Outcome> {
  const submission = parseForm(form, codeSchema)
  if (submission.status !== 'success') return submission.reply()
  const factorId = text(form, 'factor')
  const type = who.account.factors.find(({ id }) => id === factorId)?.type ?? 'totp'
  const challengeId = type === 'phone' ? text(form, 'challenge') : null
  const answered = await answerFactor(ctx, who, { factorId, challengeId, code: submission.value.code })
  if (answered.ok) return redirectTo(ownPath('/profile/factors', { added: factorId }))
  return refused(submission, 'code', answered, type)
}

/**
 * Also ends an enrollment that was never confirmed. Gone already is as good. Where this session rose by the removed factor,
 * another one is asked for now; that screen leads straight on where none has to be.
 */
export async function remove(ctx: RequestContext, who: SignedIn, form: FormData): Promise<Outcome> {
  const factorId = text(form, 'factor')
  await removeFactor(ctx, who, factorId)
  const keepsOne = who.account.factors.some(({ id, status }) => id !== factorId && status === 'verified')
  if (!keepsOne) return redirectTo(LIST_PATH)
  return redirectTo(ownPath('/auth/second-factor', { returnTo: LIST_PATH }))
}

/** By the value of the button that was pressed. */
export const ACTS: Readonly<Record<string, Act>> = {
  'add-app': addApp,
  'add-phone': addPhone,
  'send-code': sendCode,
  confirm,
  remove,
}

function refused(
  submission: Submission<unknown>,
  field: string,
  refusal: AccountRefusal,
  type: 'totp' | 'phone',
): FormAnswer {
  return submission.reply({ fieldErrors: { [field]: [factorErrorText(refusal, type)] } })
}

function challengePath(challengeId: string): OwnPath {
  return ownPath('/profile/factors', { challenge: challengeId })
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
