import { eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import { dayOf } from '#app/domain/progress/day-of.ts'
import type { AppContext } from '#app/platform/context.ts'
import { WritingError, type WritingModel, type WritingRequest } from '#app/platform/writing-model.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { Solution } from '#engine/curriculum/solver/solution.ts'
import { writings } from '../writing.schema.ts'
import { TEXTS_A_DAY } from '../writing-limits.ts'
import { checkedSentences } from './checked-sentences.ts'

/** For the whole answer and its moderation; a child does not wait longer. */
const PATIENCE_MS = 20_000
/** A text without an answer after it was cut off with the Worker that wrote it. */
const CUT_OFF_MS = 3 * PATIENCE_MS

export interface Writing extends Omit<WritingRequest, 'signal'> {
  userId: string
  /** What its grown-ups see as asked. */
  asked: string
  /** Whether the prompt has words of the person's: the provider's moderation looks at those as well. */
  isTyped: boolean
  /** Sentence by sentence as they come, or all of it once it is there. */
  inPieces: 'sentences' | 'whole'
  /** Ours, of the problem a text is about: no equation of the text may contradict it. */
  solution: Solution | null
  /** Ends the text before it is whole. */
  stop: AbortSignal | null
}

/**
 * A text of the model, each piece looked at by our own rules and by the provider's moderation before it is passed on. It counts for
 * today from its start, in the statement that notes it; one that fails, is cut off, or is stopped or left before a piece was passed
 * on, counts for no day. What was passed on is kept either way. Ending the loop over it ends the call at the provider.
 * @throws WritingError from the generator
 */
export async function writeCounted(
  ctx: AppContext,
  model: WritingModel,
  writing: Writing,
): Promise<Result<AsyncGenerator<string, void>, 'daily_limit'>> {
  const id = ctx.newId()
  const day = dayOf(ctx.now(), ctx.caller.timeZone)
  const { userId, asked } = writing
  const isGiven = or(isNotNull(writings.answer), gt(writings.createdAt, ctx.now() - CUT_OFF_MS))
  const { meta } = await ctx.db.insert(writings).select(
    sql`select ${id}, ${userId}, ${day}, ${asked}, null, ${model.name}, null, 0, ${ctx.now()}
        where (select count(*) from ${writings} where ${writings.userId} = ${userId}
               and ${writings.countedOn} = ${day} and ${isGiven}) < ${TEXTS_A_DAY}`,
  )
  return meta.changes > 0 ? ok(pieces(ctx, model, id, writing)) : refuse('daily_limit')
}

async function* pieces(
  ctx: AppContext,
  model: WritingModel,
  id: string,
  { isTyped, inPieces, solution, stop, ...request }: Writing,
): AsyncGenerator<string, void> {
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(stop === null ? [] : [stop])])
  let passedOn = ''
  /** For no fault of the reader's. */
  let isFailed = false
  try {
    if (isTyped && (await model.flags(request.prompt, signal))) throw new WritingError('moderated')
    const sentences = checkedSentences(model.write({ ...request, signal }), ctx.caller.locale, solution)
    for await (const piece of inPieces === 'whole' ? together(sentences) : sentences) {
      if (await model.flags(passedOn + piece, signal)) throw new WritingError('moderated')
      passedOn += piece
      yield piece
    }
    if (passedOn.trim() === '') throw new WritingError('nonsense')
  } catch (error) {
    isFailed = stop?.aborted !== true
    if (error instanceof WritingError) ctx.log.error('the writing model failed', { fault: error.fault })
    throw error
  } finally {
    const answer = passedOn.trim() || null
    await ctx.db
      .update(writings)
      .set(isFailed || answer === null ? { answer, countedOn: null } : { answer })
      .where(eq(writings.id, id))
  }
}

async function* together(sentences: AsyncIterable<string>): AsyncGenerator<string> {
  let text = ''
  for await (const sentence of sentences) text += sentence
  yield text
}
