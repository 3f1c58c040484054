// What the buttons of /auth/second-factor do.
import type { Submission, SubmissionResult } from '@conform-to/react'
import type { SignedIn } from '#app/domain/accounts/accounts.types.ts'
import { answerFactor } from '#app/domain/accounts/answer-factor.server.ts'
import { challengeFactor } from '#app/domain/accounts/challenge-factor.server.ts'
import type { AccountRefusal } from '#app/domain/accounts/refusals.ts'
import { signOut } from '#app/domain/accounts/sign-out.server.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { creditBrowserGuest } from '#app/request/credit-browser-guest.server.ts'
import { flash } from '#app/request/flash.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { clearedSessionCookie } from '#app/request/session-cookie.server.ts'
import { factorErrorText } from '#app/words/factor-refusals.ts'
import { type Destination, destinationPath, withDestination } from '../destination.ts'
import { postSignInPath } from '../welcome/post-sign-in-path.server.ts'
import { nothingSchema, secondFactorSchema } from './second-factor-schema.ts'

/** The form as it was, and its faults. */
export type SecondFactorReply = SubmissionResult<string[]>

interface Press {
  request: Request
  ctx: RequestContext
  pending: SignedIn
  destination: Destination
  form: FormData
}

type Act = (press: Press) => Promise<Response | SecondFactorReply>

async function verify(press: Press): Promise<Response | SecondFactorReply> {
  const { request, ctx, pending, destination, form } = press
  const submission = parseForm(form, secondFactorSchema)
  if (submission.status !== 'success') return submission.reply()
  const factorId = text(form, 'factor')
  const challengeId = typeOf(pending, factorId) === 'phone' ? text(form, 'challenge') : null
  const answered = await answerFactor(ctx, pending, { factorId, challengeId, code: submission.value.code })
  if (!answered.ok) return refused(submission, answered, typeOf(pending, factorId))
  const headers = new Headers({ 'Set-Cookie': flash('login_successful') })
  for (const cookie of await creditBrowserGuest(request, ctx, pending.account.id)) {
    headers.append('Set-Cookie', cookie)
  }
  return redirectTo(await postSignInPath(ctx, pending.account, destinationPath(destination)), { headers })
}

async function send({ ctx, pending, destination, form }: Press): Promise<Response | SecondFactorReply> {
  const factor = text(form, 'factor')
  const challenge = await challengeFactor(ctx, pending, factor)
  if (!challenge.ok) return refused(parseForm(form, nothingSchema), challenge, 'phone')
  const more = { factor, challenge: challenge.value.id }
  return redirectTo(withDestination('/auth/second-factor', destination, more))
}

/** Back to the first step: the half-open session ends. */
async function cancel({ ctx, pending }: Press): Promise<Response> {
  await signOut(ctx, pending.session, 'local')
  return redirectTo(ownPath('/auth'), { headers: { 'Set-Cookie': clearedSessionCookie() } })
}

/** By the value of the button that was pressed. */
export const ACTS: Readonly<Record<string, Act>> & { verify: Act; cancel: Act } = { verify, send, cancel }

function refused(
  submission: Submission<unknown>,
  refusal: AccountRefusal,
  type: 'totp' | 'phone',
): SecondFactorReply {
  return submission.reply({ fieldErrors: { code: [factorErrorText(refusal, type)] } })
}

function typeOf({ account }: SignedIn, factorId: string): 'totp' | 'phone' {
  return account.factors.find(({ id }) => id === factorId)?.type ?? 'totp'
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
