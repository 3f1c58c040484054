// A server function: a body that is checked, a caller that is known by the bearer alone, an answer that is JSON.
import type { z } from 'zod'
import type { SignedIn } from '#app/domain/accounts/accounts.types.ts'
import { ACCOUNT_REFUSALS } from '#app/domain/accounts/refusals.ts'
import type { AppContext } from '#app/platform/context.ts'

export type FunctionAnswer =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  | FunctionRefusal

export interface FunctionRefusal {
  readonly ok: false
  readonly status: number
  /** Machines read it. */
  readonly code: string
  /** English, for developers. */
  readonly message: string
}

export interface ServerFunction {
  run(ctx: AppContext, signedIn: SignedIn | null, body: unknown): Promise<FunctionAnswer>
}

export interface FunctionDeclaration<Body> {
  body: z.ZodType<Body>
  /** @param signedIn null: a visitor; a function that is for accounts only refuses it */
  handle(ctx: AppContext, signedIn: SignedIn | null, body: Body): Promise<FunctionAnswer>
}

export function declareServerFunction<Body>({ body, handle }: FunctionDeclaration<Body>): ServerFunction {
  return {
    async run(ctx, signedIn, given) {
      const parsed = body.safeParse(given)
      if (parsed.success) return handle(ctx, signedIn, parsed.data)
      const issue = parsed.error.issues[0]
      return refuseCall(400, 'validation_failed', `${issue?.path.join('.') || 'body'}: ${issue?.message}`)
    },
  }
}

export function refuseCall(status: number, code: string, message: string): FunctionRefusal {
  return { ok: false, status, code, message }
}

export function needsSignIn(): FunctionRefusal {
  return refuseCall(401, 'no_authorization', ACCOUNT_REFUSALS.no_authorization[1])
}
