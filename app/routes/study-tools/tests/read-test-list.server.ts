import { readPracticeTests } from '#app/domain/practice-tests/read-practice-tests.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import { testTopics } from './test-topics.server.ts'

export interface TestLine {
  readonly id: string
  readonly skills: readonly string[]
  /** Those the score is of. */
  readonly questions: number
  readonly createdAt: number
  /** null: still being taken. */
  readonly right: number | null
}

/** The tests of whoever is signed in, newest first; none for anybody else. */
export async function readTestList(request: Request, ctx: AppContext): Promise<TestLine[]> {
  const signedIn = await readSignedIn(request, ctx)
  if (signedIn === null) return []
  const tests = await readPracticeTests(ctx, signedIn.account.id)
  return tests.map(({ id, questions, createdAt, right, counted, language }) => ({
    id,
    skills: testTopics(questions, language),
    questions: counted ?? questions.length,
    createdAt,
    right,
  }))
}
