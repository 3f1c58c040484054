import { and, eq, sql } from 'drizzle-orm'
import { quotaTaken } from '#app/domain/access/quota-taken.server.ts'
import { courseOf } from '#app/domain/practice/courses.ts'
import { readSkills } from '#app/domain/practice/read-skills.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import type { Language } from '#engine/core/languages.ts'
import { MAX_SEED, seedRandom, withDice } from '#engine/core/random.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { ExerciseRef } from '#engine/curriculum/exercise.ts'
import { difficultyFor, isMastered, NEW_SKILL } from '#engine/curriculum/practice/skill-state.ts'
import { practiceTests } from './practice-tests.schema.ts'
import { MAX_SKILLS, MINUTES_A_QUESTION, QUESTION_COUNTS } from './test-choices.ts'

export interface CreatePracticeTestInput {
  userId: string
  /** The form's own key: the same one answers with the same test. */
  attemptId: string
  language: Language
  /** Chosen skills; 'weak': those begun and not mastered, weakest first. */
  skills: readonly string[] | 'weak'
  questions: number
  isTimed: boolean
}

/**
 * - no_skills: none was chosen, or for 'weak' nothing was practised yet
 * - malformed: something no form of ours sends
 * - quota_used_up: the plan gives no more tests this month
 */
export type CreatePracticeTestRefusal =
  | 'no_skills'
  | 'too_many_skills'
  | 'malformed'
  | 'quota_used_up'
  | 'too_many_requests'

/** Draws a test: the skills in turn, each at the difficulty of the learner. Taken from the plan's limit in the same batch. */
export const createPracticeTest = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, attemptId, language, skills: asked, questions, isTimed }: CreatePracticeTestInput,
): Promise<Result<{ testId: string }, CreatePracticeTestRefusal>> {
  if (!QUESTION_COUNTS.some((count) => count === questions)) return refuse('malformed')
  const { states } = await readSkills(ctx, userId)
  const weak = [...states]
    .filter(([skill, state]) => !isMastered(state) && courseOf(skill, language))
    .sort(([, a], [, b]) => a.rating - b.rating)
    .map(([skill]) => skill)
  const skills = asked === 'weak' ? weak.slice(0, MAX_SKILLS) : [...new Set(asked)]
  if (skills.length === 0) return refuse('no_skills')
  if (skills.length > MAX_SKILLS) return refuse('too_many_skills')
  const courses = skills.map((skill) => courseOf(skill, language)?.generators[skill]?.version)
  if (courses.includes(undefined)) return refuse('malformed')

  const [refs] = withDice(seedRandom(ctx.newSeed()), (dice) =>
    Array.from({ length: questions }, (_, index): ExerciseRef => {
      const skill = skills[index % skills.length] ?? ''
      return {
        skill,
        version: courses[index % skills.length] ?? 0,
        difficulty: difficultyFor(states.get(skill) ?? NEW_SKILL),
        seed: dice.int(0, MAX_SEED),
      }
    }),
  )
  const now = ctx.now()
  const endsAt = isTimed ? now + questions * MINUTES_A_QUESTION * 60_000 : null
  const mine = and(eq(practiceTests.userId, userId), eq(practiceTests.attemptId, attemptId))
  const isNew = sql`not exists (select 1 from ${practiceTests} where ${mine})`
  const taken = await quotaTaken(ctx, { userId, quota: 'practice-tests', onlyIf: isNew })
  const blank = JSON.stringify(refs.map(() => null))
  const inserted = ctx.db.insert(practiceTests).select(
    sql`select ${ctx.newId()}, ${userId}, ${attemptId}, ${language}, ${JSON.stringify(refs)}, ${blank},
          ${endsAt}, ${now}, null, null where ${taken.passes} and ${isNew}`,
  )
  const read = ctx.db.select({ testId: practiceTests.id }).from(practiceTests).where(mine)
  const found = taken.statement
    ? (await ctx.db.batch([taken.statement, inserted, read]))[2]
    : (await ctx.db.batch([inserted, read]))[1]
  return found[0] ? ok(found[0]) : refuse('quota_used_up')
}
