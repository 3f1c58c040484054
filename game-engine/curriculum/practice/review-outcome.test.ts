import { expect, test } from 'vitest'
import { createSession } from '#engine/core/session.ts'
import { MATH_GENERATORS } from '../mathematics/generators.ts'
import { exerciseOf } from './ask.ts'
import { REVIEW_FOCUS } from './options.ts'
import { outcomeOf } from './outcome.ts'
import { reviewOutcomeOf } from './review-outcome.ts'
import { givenOf, RULES } from './simulated-learners.fixture.ts'
import { NEW_SKILL } from './skill-state.ts'
import type { PracticeEvent } from './state.ts'

const SKILL = 'unit-fractions'
const version = MATH_GENERATORS[SKILL]?.version ?? 0
const review = [1, 2, 3, 4, 5, 6].map((seed) => ({ skill: SKILL, version, difficulty: 3 as const, seed }))
/** One right answer short of mastery. */
const almost = { ...NEW_SKILL, rating: 1_400, seen: 4, right: 4, recent: '3333' }

test('a review asks its exercises in order, tells which were remembered, and masters nothing', () => {
  const session = createSession(RULES, {
    seed: 9,
    language: 'en',
    focus: REVIEW_FOCUS,
    end: { questions: review.length },
    skills: { [SKILL]: { state: almost, version, prerequisites: [] } },
    due: [],
    review,
  })
  const events: PracticeEvent[] = []
  session.subscribe((step) => events.push(...step.events))
  const state = session.getState
  while (state().phase !== 'over') {
    const { results, question } = state()
    expect(question).toMatchObject({ ...review[results.length], reason: 'review' })
    const { answer } = exerciseOf(MATH_GENERATORS, question)
    if (results.length === 1) session.dispatch({ type: 'hint', ms: 0 })
    const isShown = results.length === 2
    session.dispatch(
      isShown
        ? { type: 'show', ms: 3_000 }
        : { type: 'answer', ms: 3_000, given: givenOf(answer, answer.right) },
    )
    session.dispatch({ type: 'next', ms: 0 })
  }
  const { missed, remembered } = reviewOutcomeOf(state())
  expect(missed.map(({ seed }) => seed)).toEqual([2, 3])
  expect(remembered.map(({ seed }) => seed)).toEqual([1, 4, 5, 6])
  expect(state().skills).toEqual({ [SKILL]: almost })
  expect(events.some(({ type }) => type === 'mastered' || type === 'back')).toBe(false)
  expect(outcomeOf(state())).toMatchObject({ right: 5, asked: 6, mastered: [], skills: {} })
})
