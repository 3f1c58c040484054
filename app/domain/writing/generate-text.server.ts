import { eq, sql } from 'drizzle-orm'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { bandOfGrade } from '#app/domain/profiles/band-of-grade.ts'
import type { Country } from '#app/domain/profiles/countries.ts'
import type { Profile } from '#app/domain/profiles/profile-fields.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import { dayOf } from '#app/domain/progress/day-of.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { WritingError, type WritingModel } from '#app/platform/writing-model.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { concernOf } from './concern.ts'
import { checkedSentences } from './internal/checked-sentences.ts'
import { isIndecent } from './internal/moderate.ts'
import { stripPersonal } from './internal/strip-personal.ts'
import { systemPrompt } from './internal/system-prompt.ts'
import { workedLines } from './internal/worked-lines.ts'
import { noteConcern } from './note-concern.server.ts'
import { writings } from './writing.schema.ts'
import { boundedOptions, LONGEST_PROMPT, TEXTS_A_DAY, type WritingOptions } from './writing-limits.ts'
import type { WritingRefusal } from './writing-refusals.ts'

/** For the whole answer and its moderation; a child does not wait longer. */
const PATIENCE_MS = 20_000

export interface GenerateTextInput extends WritingOptions {
  userId: string
  prompt: string
}

export type Written =
  | { readonly by: 'model'; readonly text: string }
  /** No model is set up, or the plan has none: our own tutor answers. */
  | {
      readonly by: 'built-in'
      /** An equation or a calculation, line by line; null: it is none. */
      readonly lines: readonly string[] | null
    }
  /** Somebody may be in danger: people to talk to, in their country. */
  | { readonly by: 'help-lines'; readonly country: Country | null }

/**
 * A text for schoolwork: one question, one answer, no conversation. A language model writes it for whoever has the AI tutor, at
 * most TEXTS_A_DAY times a day; what the provider does not deliver costs nothing. Names and addresses are taken out before
 * anything leaves us, and what comes back is looked at sentence by sentence.
 */
export const generateText = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['write'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, prompt: typed, ...options }: GenerateTextInput,
): Promise<Result<Written, WritingRefusal>> {
  const prompt = typed.trim()
  if (prompt === '') return refuse('prompt_empty')
  if (prompt.length > LONGEST_PROMPT) return refuse('prompt_too_long')
  const limits = boundedOptions(options)
  if (!limits) return refuse('unknown_model')

  const limited = await refuseWhileLimited(ctx, userId)
  const profile = await readProfile(ctx, userId)
  const concern = concernOf(prompt)
  if (concern !== null) {
    // While a grown-up's yes is missing nothing that was written is kept; they are told all the same.
    await noteConcern(ctx, { userId, prompt: limited ? '' : prompt, concern, profile })
    return ok({ by: 'help-lines', country: profile?.country ?? null })
  }
  if (limited) return limited
  if (isIndecent(prompt)) return refuse('not_school')

  const model = (await hasTutor(ctx, userId)) ? ctx.writingModel : null
  const id = ctx.newId()
  if (!model) {
    const lines = workedLines(prompt, ctx.caller.locale)
    const answer = lines?.join('\n') ?? null
    await ctx.db.insert(writings).values({ id, userId, prompt, answer, createdAt: ctx.now() })
    return ok({ by: 'built-in', lines })
  }
  if (!(await take(ctx, { id, userId, prompt, model: model.name }))) return refuse('daily_limit')
  try {
    const text = await ask(model, { ctx, profile, prompt, ...limits })
    await ctx.db.update(writings).set({ answer: text }).where(eq(writings.id, id))
    return ok({ by: 'model', text })
  } catch (error) {
    // Whatever failed: nothing was given, nothing is counted.
    await ctx.db.update(writings).set({ countedOn: null }).where(eq(writings.id, id))
    if (!(error instanceof WritingError)) throw error
    ctx.log.error('the writing model failed', { fault: error.fault })
    return refuse('provider_failed')
  }
}

async function hasTutor(ctx: AppContext, userId: string): Promise<boolean> {
  return (await readEntitlements(ctx, { userId })).features.has('ai-tutor')
}

/** Counts one text for today in the statement that notes it; false: none is left. */
async function take(
  ctx: AppContext,
  { id, userId, prompt, model }: { id: string; userId: string; prompt: string; model: string },
): Promise<boolean> {
  const day = dayOf(ctx.now(), ctx.caller.timeZone)
  const { meta } = await ctx.db.insert(writings).select(
    sql`select ${id}, ${userId}, ${day}, ${prompt}, null, ${model}, null, ${ctx.now()}
        where (select count(*) from ${writings} where ${writings.userId} = ${userId}
               and ${writings.countedOn} = ${day}) < ${TEXTS_A_DAY}`,
  )
  return meta.changes > 0
}

interface Question {
  ctx: AppContext
  profile: Profile | null
  prompt: string
  maxTokens: number
  temperature: number
}

/** @throws WritingError */
async function ask(
  model: WritingModel,
  { ctx, profile, prompt, maxTokens, temperature }: Question,
): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const stripped = stripPersonal(prompt, profile?.displayName ? [profile.displayName] : [])
  if (await model.flags(stripped, signal)) throw new WritingError('moderated')
  const band = profile?.gradeLevel ? bandOfGrade(profile.gradeLevel) : 'elementary'
  const system = systemPrompt(band, ctx.caller.locale)
  let text = ''
  for await (const sentence of checkedSentences(
    model.write({ system, prompt: stripped, maxTokens, temperature, signal }),
    ctx.caller.locale,
  ))
    text += sentence
  if (text.trim() === '') throw new WritingError('nonsense')
  if (await model.flags(text, signal)) throw new WritingError('moderated')
  return text.trim()
}
