// Five kinds of learners who practise day after day, each deterministic by its seed.
import { type Dice, drawInt, type RandomState, seedRandom, withDice } from '#engine/core/random.ts'
import { createSession } from '#engine/core/session.ts'
import type { Rational } from '../exact.ts'
import type { Answer } from '../exercise.ts'
import type { Generators } from '../generator.ts'
import { linearText } from '../linear-text.ts'
import { MATH_GENERATORS } from '../mathematics/generators.ts'
import { MATH_SKILLS } from '../mathematics/skills.ts'
import { asFraction, asMixed, type Maths, num } from '../notation.ts'
import type { Skill } from '../skill.ts'
import { exerciseOf } from './ask.ts'
import { metAfter, printsOf } from './met-exercises.ts'
import type { Given, PracticeMove } from './moves.ts'
import type { PracticeEnd, PracticeOptions } from './options.ts'
import { planPractice } from './plan.ts'
import { createPracticeRules } from './rules.ts'
import { isMastered, type SkillState } from './skill-state.ts'
import { afterReview, gradeOf, type Spacing } from './spacing.ts'
import type { PracticeEvent, PracticeState } from './state.ts'

export const RULES = createPracticeRules(MATH_GENERATORS)

/** What is learnt: the skills of a subject and their exercises. */
export interface Studied {
  readonly skills: readonly Skill[]
  readonly generators: Generators
}

const MATHEMATICS: Studied = { skills: MATH_SKILLS, generators: MATH_GENERATORS }

const DAY_MS = 86_400_000

/** What a learner can do, and how it changes. Knowledge is in thousandths, by skill; 0 where nothing is said. */
export interface LearnerKind {
  readonly startsAt: number
  /** What closing a question with its solution in view adds. */
  readonly learns: number
  /** What a day without the skill takes away. */
  readonly forgets: number
  /** Answers anything, without looking. */
  readonly guesses?: boolean
  /** Answers by this misconception wherever it applies, until so many right answers in a prerequisite. */
  readonly misconception?: { readonly name: string; readonly curedBy: number }
}

export const KINDS = {
  fast: { startsAt: 700, learns: 60, forgets: 0 },
  slow: { startsAt: 150, learns: 25, forgets: 0 },
  guesser: { startsAt: 0, learns: 0, forgets: 0, guesses: true },
  mistaken: {
    startsAt: 850,
    learns: 20,
    forgets: 0,
    misconception: { name: 'fractions/denominators-added', curedBy: 4 },
  },
  forgetful: { startsAt: 600, learns: 50, forgets: 25 },
} as const satisfies Readonly<Record<string, LearnerKind>>

export interface Played {
  readonly options: PracticeOptions
  readonly moves: readonly PracticeMove[]
  readonly state: PracticeState
  readonly events: readonly PracticeEvent[]
}

export interface SimulatedLearner {
  readonly states: Map<string, SkillState>
  readonly spacing: Map<string, Spacing>
  /** Plays one whole session of the skill. */
  practise(focus: string, end?: PracticeEnd): Played
  /** Lets days pass. */
  rest(days: number): void
  /** Skills that are due, most overdue first. */
  due(): string[]
  isMaster(skill: string): boolean
}

export function createLearner(
  kind: LearnerKind,
  seed: number,
  { skills, generators }: Studied = MATHEMATICS,
): SimulatedLearner {
  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  const rules = createPracticeRules(generators)
  let random: RandomState = seedRandom(seed)
  let now = 0
  let curing = 0
  const known = new Map<string, number>()
  const states = new Map<string, SkillState>()
  const spacing = new Map<string, Spacing>()
  const met = new Map<string, readonly number[]>()

  const dice = <Made>(use: (dice: Dice) => Made): Made => {
    const [made, next] = withDice(random, use)
    random = next
    return made
  }
  const knows = (skill: string) => known.get(skill) ?? kind.startsAt

  function moveFor(state: PracticeState): PracticeMove {
    if (state.phase === 'closed') return { type: 'next', ms: 900 }
    const { question, misses } = state
    const exercise = exerciseOf(generators, question)
    const ms = 4_000
    if (kind.guesses) {
      const given = dice((from) => guess(exercise.answer, from))
      return given === null ? { type: 'show', ms } : { type: 'answer', ms, given }
    }
    const held = kind.misconception
    const wrong = exercise.answer.kind === 'multi-select' ? [] : exercise.answer.wrong
    const mistake = wrong.find(({ misconception }) => misconception === held?.name)
    if (held && mistake && curing < held.curedBy && misses.length === 0) {
      return { type: 'answer', ms, given: givenOf(exercise.answer, mistake.value) }
    }
    const chance = knows(question.skill) - (question.difficulty - 1) * 60
    if (dice((from) => from.int(0, 999)) < chance)
      return { type: 'answer', ms, given: givenOf(exercise.answer, exercise.answer.right) }
    const slip = wrong[0]
    return slip ? { type: 'answer', ms, given: givenOf(exercise.answer, slip.value) } : { type: 'show', ms }
  }

  function learn(state: PracticeState): void {
    const last = state.results.at(-1)
    if (!last) return
    known.set(last.skill, Math.min(970, knows(last.skill) + kind.learns))
    if (last.reason === 'prerequisite' && last.closing === 'right') curing += 1
  }

  const due = () =>
    [...spacing]
      .filter(([, { dueAt }]) => dueAt <= now)
      .sort(([, a], [, b]) => a.dueAt - b.dueAt)
      .map(([skill]) => skill)

  return {
    states,
    spacing,
    due,
    isMaster: (skill) => {
      const state = states.get(skill)
      return state !== undefined && isMastered(state)
    },
    rest(days) {
      now += days * DAY_MS
      for (const [skill, knowledge] of known) known.set(skill, Math.max(100, knowledge - days * kind.forgets))
    },
    practise(focus, end = { questions: 10 }) {
      const plan = planPractice({ skills: byId, generators, states, met, focus, due: due() })
      if (!plan) throw new Error(`nothing to practise in ${focus}`)
      const [drawn, next] = drawInt(random, 0, 0xffff_ffff)
      random = next
      const options: PracticeOptions = { seed: drawn, language: 'en', end, ...plan }
      const session = createSession(rules, options)
      const events: PracticeEvent[] = []
      for (let moves = 0; !rules.isOver(session.getState()); moves++) {
        if (moves > 1_000) throw new Error('the session does not end')
        const step = session.dispatch(moveFor(session.getState()))
        if (!step.ok) throw new Error(`a dead end: ${step.code}`)
        events.push(...step.value.events)
        if (step.value.state.phase === 'closed') learn(step.value.state)
      }
      const state = session.getState()
      for (const [skill, prints] of printsOf(state, generators))
        met.set(skill, metAfter(met.get(skill) ?? [], prints))
      for (const { skill } of state.results) {
        const after = state.skills[skill]
        if (!after) continue
        states.set(skill, after)
        const before = spacing.get(skill)
        if (!before && !isMastered(after)) continue
        const results = state.results.filter((result) => result.skill === skill)
        spacing.set(skill, afterReview(before ?? null, gradeOf(results), now))
      }
      return { options, moves: session.log(), state, events }
    },
  }
}

/** An answer as a screen would give it. */
export function givenOf(answer: Answer, value: unknown): Given {
  if (answer.kind === 'number') return written(answer, value as Rational)
  if (answer.kind === 'expression') return linearText(value as Maths)
  if (answer.kind === 'matching') return matched(answer, value as readonly number[])
  if (answer.kind === 'numbers') return (value as Rational[]).map((one) => linearText(asFraction(one)))
  return value as Given
}

/** All pairs, or the right ones but for a false one. */
function matched({ right }: Extract<Answer, { kind: 'matching' }>, value: readonly number[]): Given {
  if (value === right) return right
  const [item, option = 0] = value
  return right.map((index, place) => (place === item ? option : index))
}

function written({ rule }: Extract<Answer, { kind: 'number' }>, exact: Rational): string {
  if (typeof rule === 'object' && rule.denominator % exact.d === 0)
    return `${exact.n * (rule.denominator / exact.d)}/${rule.denominator}`
  if (rule === 'decimal') return linearText(num(exact))
  return linearText(rule === 'mixed' ? asMixed(exact) : asFraction(exact))
}

/** Any answer of its kind; null where a guess would be read as nothing. */
function guess(answer: Answer, dice: Dice): Given | null {
  switch (answer.kind) {
    case 'choice':
      return dice.int(0, answer.options.length - 1)
    case 'multi-select':
      return [dice.int(0, answer.options.length - 1)]
    case 'ordering':
      return dice.shuffle(answer.items.map((_, index) => index))
    case 'point':
      return [dice.int(0, 5), dice.int(0, 5)]
    case 'expression':
    case 'text':
      return null
    case 'matching':
      return answer.right.map(() => dice.int(0, answer.options.length - 1))
    case 'numbers':
      return answer.right.map(() => String(dice.int(0, 20)))
    case 'number':
      return typeof answer.rule === 'object'
        ? `${dice.int(1, 9)}/${answer.rule.denominator}`
        : answer.rule === 'whole'
          ? String(dice.int(0, 20))
          : null
  }
}
