// What a round knows of its player: ratings by skill, streaks, misses. Part of a game's state, so plain readonly JSON.
import type { RoundOptions, RoundPractice, RoundScore, SkillPractice } from '#engine/core/game-rules.ts'
import { ratedAgain, START_RATING } from './rating.ts'

/** A right answer sooner than this (milliseconds) was not read: nobody reads and decides so fast. */
export const RUSHED_MS = 600
/** After so many misses in a row the next question comes with its first step worked. */
export const MISSES_TO_HELP = 2

export interface Learner {
  /** As the round was opened. */
  readonly ratings: Readonly<Record<string, number>>
  /** Skills met in this round. */
  readonly skills: Readonly<Record<string, SkillPractice>>
  readonly right: number
  readonly answered: number
  readonly asked: number
  readonly streak: number
  readonly bestStreak: number
  readonly missesInARow: number
  readonly rushed: number
}

/** One question closed. */
export interface Closing {
  readonly skill: string
  /** The item's rating. */
  readonly item: number
  readonly kind: 'right' | 'wrong' | 'timeout'
  readonly thinkMs: number
  /** A right answer after a hint says nothing about the skill. */
  readonly hinted: boolean
}

export function newLearner({ ratings }: Pick<RoundOptions, 'ratings'>): Learner {
  return {
    ratings,
    skills: {},
    right: 0,
    answered: 0,
    asked: 0,
    streak: 0,
    bestStreak: 0,
    missesInARow: 0,
    rushed: 0,
  }
}

/** The player's rating in a skill, as far as this round has got. */
export function ratingIn(learner: Learner, skill: string): number {
  return learner.skills[skill]?.rating ?? learner.ratings[skill] ?? START_RATING
}

export function afterClosing(learner: Learner, { skill, item, kind, thinkMs, hinted }: Closing): Learner {
  const right = kind === 'right'
  const before = learner.skills[skill] ?? { rating: ratingIn(learner, skill), seen: 0, right: 0 }
  const rating = right && hinted ? before.rating : ratedAgain(before.rating, item, right, before.seen)
  const streak = right ? learner.streak + 1 : 0
  return {
    ratings: learner.ratings,
    skills: {
      ...learner.skills,
      [skill]: { rating, seen: before.seen + 1, right: before.right + (right ? 1 : 0) },
    },
    right: learner.right + (right ? 1 : 0),
    answered: learner.answered + (kind === 'timeout' ? 0 : 1),
    asked: learner.asked + 1,
    streak,
    bestStreak: Math.max(learner.bestStreak, streak),
    missesInARow: right ? 0 : learner.missesInARow + 1,
    rushed: learner.rushed + (right && thinkMs < RUSHED_MS ? 1 : 0),
  }
}

/** Whether the question that comes now should show its first step of its own accord. */
export function needsHelp({ missesInARow }: Learner): boolean {
  return missesInARow >= MISSES_TO_HELP
}

/** The part of a round's score that every game counts alike. */
export function countsOf(learner: Learner): Pick<RoundScore, 'right' | 'answered' | 'asked' | 'bestStreak'> {
  const { right, answered, asked, bestStreak } = learner
  return { right, answered, asked, bestStreak }
}

export function practiceOf({ skills, rushed }: Learner): RoundPractice {
  return { skills, rushed }
}
