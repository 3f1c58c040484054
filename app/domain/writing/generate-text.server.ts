import type { Country } from '#app/domain/profiles/countries.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { type Heard, hearConcern } from './hear-concern.server.ts'
import { answerPrompt } from './internal/answer-prompt.ts'
import { bandOf } from './internal/band-of.ts'
import { collectText } from './internal/collect-text.ts'
import { isIndecent } from './internal/moderate.ts'
import { stripPersonal } from './internal/strip-personal.ts'
import { systemPrompt } from './internal/system-prompt.ts'
import { tutorOf } from './internal/tutor-of.ts'
import { writeCounted } from './internal/write-counted.ts'
import type { TutorAnswer } from './tutor-answer.ts'
import { boundedOptions, LONGEST_PROMPT, type WritingOptions } from './writing-limits.ts'
import type { WritingRefusal } from './writing-refusals.ts'

export interface GenerateTextInput extends WritingOptions {
  userId: string
  prompt: string
}

export type Written =
  | { readonly by: 'model'; readonly text: string }
  /** No model is set up, or the plan has none: our own tutor answers. */
  | {
      readonly by: 'built-in'
      /** null: it knows nothing about this. */
      readonly answer: TutorAnswer | null
    }
  /** Somebody may be in danger: people to talk to, in their country. */
  | { readonly by: 'help-lines'; readonly country: Country | null }

/**
 * A text for schoolwork: one question, one answer, no conversation. A language model writes it for whoever has the AI tutor, at
 * most TEXTS_A_DAY times a day; what the provider does not deliver costs nothing. Names and addresses are taken out before
 * anything leaves us, and what comes back is looked at sentence by sentence. What our own tutor works out or knows counts as a homework question.
 */
export const generateText = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['write'], notice: null },
  run,
  async (reason, ctx, { userId, prompt }) =>
    // However often they asked before; their words are not kept again and again.
    (reason.kind === 'too_many' && (await heard(ctx, { userId, text: prompt, kept: '' }))) ||
    refuseTooMany(reason),
)

async function run(
  ctx: AppContext,
  { userId, prompt: typed, ...options }: GenerateTextInput,
): Promise<Result<Written, WritingRefusal>> {
  const prompt = typed.trim()
  if (prompt === '') return refuse('prompt_empty')
  const danger = await heard(ctx, { userId, text: prompt, kept: prompt.slice(0, LONGEST_PROMPT) })
  if (danger) return danger
  if (prompt.length > LONGEST_PROMPT) return refuse('prompt_too_long')
  const limits = boundedOptions(options)
  if (!limits) return refuse('unknown_model')
  const limited = await refuseWhileLimited(ctx, userId)
  if (limited) return limited
  if (isIndecent(prompt)) return refuse('not_school')

  const model = await tutorOf(ctx, userId, 'ai-tutor')
  if (!model) {
    const answer = await answerPrompt(ctx, { userId, prompt })
    return answer.ok ? ok({ by: 'built-in', answer: answer.value }) : answer
  }
  const profile = await readProfile(ctx, userId)
  const begun = await writeCounted(ctx, model, {
    userId,
    asked: prompt,
    system: systemPrompt('answer', bandOf(profile), ctx.caller.locale),
    prompt: stripPersonal(prompt, profile?.displayName ? [profile.displayName] : []),
    ...limits,
    isTyped: true,
    inPieces: 'whole',
    solution: null,
    stop: null,
  })
  if (!begun.ok) return begun
  const text = await collectText(begun.value)
  return text.ok ? ok({ by: 'model', text: text.value }) : text
}

async function heard(ctx: AppContext, said: Heard): Promise<Result<Written, never> | null> {
  const danger = await hearConcern(ctx, said)
  return danger && ok({ by: 'help-lines', ...danger })
}
