import { type HomeworkQuestion, readHomework } from '#app/domain/homework/read-homework.server.ts'
import { canExplain } from '#app/domain/writing/can-explain.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'

export interface HomeworkShelf {
  readonly isGuest: boolean
  /** The person's own, newest first. */
  readonly questions: readonly HomeworkQuestion[]
  /** Of today; null: as many as they like. */
  readonly limit: { readonly left: number; readonly most: number } | null
  /** Whether a language model explains solutions to them. */
  readonly mayExplain: boolean
}

export async function readShelf(request: Request, ctx: AppContext): Promise<HomeworkShelf> {
  const userId = (await readSignedIn(request, ctx))?.account.id
  if (userId === undefined) return { isGuest: true, questions: [], limit: null, mayExplain: false }
  const [homework, mayExplain] = await Promise.all([
    readHomework(ctx, userId),
    canExplain(ctx, { userId, right: 'ai-tutor' }),
  ])
  return { isGuest: false, ...homework, mayExplain }
}
