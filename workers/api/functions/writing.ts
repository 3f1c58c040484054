// generate-text (spec 000, section 7). Model and limits a client sends are bounded by our own table.
import { z } from 'zod'
import { generateText } from '#app/domain/writing/generate-text.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { GateError } from '#app/platform/verb.ts'
import { type WritingFailure, writingErrorText, writtenText } from '#app/words/writing.ts'
import { declareServerFunction, type FunctionAnswer, needsSignIn } from './server-function.ts'

/** The message is for people, in the caller's language: screens show it as it comes. */
function failed({ caller }: Pick<AppContext, 'caller'>, code: WritingFailure): FunctionAnswer {
  const message = writingErrorText(code, caller)
  return { ok: true, body: { success: false, code, message, error: message } }
}

export const generateTextFunction = declareServerFunction({
  body: z.object({
    prompt: z.string().default(''),
    model: z.string().max(100).optional(),
    max_tokens: z.number().optional(),
    temperature: z.number().optional(),
  }),
  async handle(ctx, signedIn, { prompt, model, max_tokens: maxTokens, temperature }) {
    if (!signedIn) return needsSignIn()
    const { id: userId } = signedIn.account
    const { locale } = ctx.caller
    try {
      const written = await generateText(ctx, { userId, prompt, model, maxTokens, temperature })
      if (!written.ok) return failed(ctx, written.code)
      const { by } = written.value
      const generatedText = writtenText(written.value, ctx.config.siteUrl, { locale })
      return { ok: true, body: { success: true, by, generatedText } }
    } catch (error) {
      if (error instanceof GateError) throw error
      ctx.log.error('generating a text failed', errorFields(error))
      return failed(ctx, 'unexpected_failure')
    }
  },
})
