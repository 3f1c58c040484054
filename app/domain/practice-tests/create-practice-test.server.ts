import { and, eq, sql } from 'drizzle-orm'
import { quotaTaken } from '#app/domain/access/quota-taken.server.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { readSet } from '#app/domain/flashcards/read-set.server.ts'
import { courseOf } from '#app/domain/practice/courses.ts'
import { readSkills } from '#app/domain/practice/read-skills.server.ts'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import type { Language } from '#engine/core/languages.ts'
import { MAX_SEED, seedRandom, withDice } from '#engine/core/random.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { ExerciseRef } from '#engine/curriculum/exercise.ts'
import { difficultyFor, isMastered, NEW_SKILL } from '#engine/curriculum/practice/skill-state.ts'
import { readGuideQuestions } from './guide-questions.ts'
import { practiceTests } from './practice-tests.schema.ts'
import { MAX_SKILLS, MINUTES_A_QUESTION, QUESTION_COUNTS, QUESTIONS_A_GUIDE_SKILL } from './test-choices.ts'
import { cardQuestions, type TestQuestion } from './test-question.ts'

/** Of a set, that are drawn from. */
const MOST_CARDS = 1_000

export interface CreatePracticeTestInput {
  userId: string
  /** The form's own key: the same one answers with the same test. */
  attemptId: string
  language: Language
  /**
   * Chosen skills; 'weak': those begun and not mastered, weakest first; the cards of a set of one's own; questions made from a study
   * guide, untrusted, with some of the skills it is about.
   */
  from: readonly string[] | 'weak' | { readonly setId: string } | FromGuide
  /** Of a study guide as many as were sent: left out. */
  questions?: number
  isTimed: boolean
}

interface FromGuide {
  readonly guide: unknown
  readonly skills: readonly string[]
}

/**
 * - no_skills: none was chosen, or for 'weak' nothing was practised yet
 * - no_cards: there is no such set, or none of its cards can be asked: formulas are shown by cards alone
 * - too_few_questions: a guide gave less than a test
 * - consent_required: texts of one's own are not kept while a grown-up's yes is missing
 * - malformed: something no form of ours sends
 * - quota_used_up: the plan gives no more tests this month
 */
export type CreatePracticeTestRefusal =
  | 'no_skills'
  | 'no_cards'
  | 'too_many_skills'
  | 'too_few_questions'
  | 'consent_required'
  | 'malformed'
  | 'quota_used_up'
  | 'too_many_requests'

/** Draws a test: the skills in turn, each at the difficulty of the learner, or what the cards of a set ask. Taken from the plan's limit in the same batch. */
export const createPracticeTest = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, attemptId, language, from, questions = 0, isTimed }: CreatePracticeTestInput,
): Promise<Result<{ testId: string }, CreatePracticeTestRefusal>> {
  const isGuide = typeof from === 'object' && 'guide' in from
  if (!isGuide && !QUESTION_COUNTS.some((count) => count === questions)) return refuse('malformed')
  const drawn = isGuide
    ? await drawGuide(ctx, { userId, language, from })
    : from === 'weak' || !('setId' in from)
      ? await drawExercises(ctx, { userId, language, from, questions })
      : await drawCards(ctx, { userId, setId: from.setId, questions })
  if (!drawn.ok) return drawn
  const refs = drawn.value
  const now = ctx.now()
  const endsAt = isTimed ? now + refs.length * MINUTES_A_QUESTION * 60_000 : null
  const mine = and(eq(practiceTests.userId, userId), eq(practiceTests.attemptId, attemptId))
  const isNew = sql`not exists (select 1 from ${practiceTests} where ${mine})`
  // Whoever has study guides, by a pass, makes tests from them as they like.
  const isFree = isGuide && (await readEntitlements(ctx, { userId })).features.has('study-guides')
  const taken = isFree
    ? { statement: null, passes: sql`true` }
    : await quotaTaken(ctx, { userId, quota: 'practice-tests', onlyIf: isNew })
  const blank = JSON.stringify(refs.map(() => null))
  const inserted = ctx.db.insert(practiceTests).select(
    sql`select ${ctx.newId()}, ${userId}, ${attemptId}, ${language}, ${JSON.stringify(refs)}, ${blank},
          ${endsAt}, ${now}, null, null, null where ${taken.passes} and ${isNew}`,
  )
  const read = ctx.db.select({ testId: practiceTests.id }).from(practiceTests).where(mine)
  const found = taken.statement
    ? (await ctx.db.batch([taken.statement, inserted, read]))[2]
    : (await ctx.db.batch([inserted, read]))[1]
  return found[0] ? ok(found[0]) : refuse('quota_used_up')
}

async function drawExercises(
  ctx: AppContext,
  {
    userId,
    language,
    from,
    questions,
  }: { userId: string; language: Language; from: readonly string[] | 'weak'; questions: number },
): Promise<Result<TestQuestion[], CreatePracticeTestRefusal>> {
  const { states } = await readSkills(ctx, userId)
  const weak = [...states]
    .filter(([skill, state]) => !isMastered(state) && courseOf(skill, language))
    .sort(([, a], [, b]) => a.rating - b.rating)
    .map(([skill]) => skill)
  const skills = from === 'weak' ? weak.slice(0, MAX_SKILLS) : [...new Set(from)]
  if (skills.length === 0) return refuse('no_skills')
  if (skills.length > MAX_SKILLS) return refuse('too_many_skills')
  const versions = skills.map((skill) => courseOf(skill, language)?.generators[skill]?.version)
  if (versions.includes(undefined)) return refuse('malformed')
  const [refs] = withDice(seedRandom(ctx.newSeed()), (dice) =>
    Array.from({ length: questions }, (_, index): ExerciseRef => {
      const skill = skills[index % skills.length] ?? ''
      return {
        skill,
        version: versions[index % skills.length] ?? 0,
        difficulty: difficultyFor(states.get(skill) ?? NEW_SKILL),
        seed: dice.int(0, MAX_SEED),
      }
    }),
  )
  return ok(refs)
}

async function drawCards(
  ctx: AppContext,
  { userId, setId, questions }: { userId: string; setId: string; questions: number },
): Promise<Result<TestQuestion[], 'no_cards'>> {
  const set = await readSet(ctx, { userId, setId, from: 0, most: MOST_CARDS })
  if (!set) return refuse('no_cards')
  const [drawn] = withDice(seedRandom(ctx.newSeed()), (dice) => cardQuestions(set, questions, dice))
  return drawn.length > 0 ? ok(drawn) : refuse('no_cards')
}

async function drawGuide(
  ctx: AppContext,
  { userId, language, from: { guide, skills } }: { userId: string; language: Language; from: FromGuide },
): Promise<Result<TestQuestion[], CreatePracticeTestRefusal>> {
  const limited = await refuseWhileLimited(ctx, userId)
  if (limited) return limited
  const [read] = withDice(seedRandom(ctx.newSeed()), (dice) => readGuideQuestions(guide, dice))
  if (typeof read === 'string') return refuse(read)
  const from = [...new Set(skills)]
  if (from.length === 0) return ok(read)
  const drawn = await drawExercises(ctx, {
    userId,
    language,
    from,
    questions: from.length * QUESTIONS_A_GUIDE_SKILL,
  })
  return drawn.ok ? ok([...read, ...drawn.value]) : drawn
}
