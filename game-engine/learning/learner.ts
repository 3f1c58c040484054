// What a round knows of its player: ratings by skill, streaks, misses. Part of a game's state, so plain readonly JSON.
import type { RoundOptions, RoundPractice, RoundScore, SkillPractice } from '#engine/core/game-rules.ts'
import { ratedAgain, START_RATING, stepAfter, stepInRound } from './rating.ts'

/** A right answer sooner than this (milliseconds) was not read: nobody reads and decides so fast. */
export const RUSHED_MS = 600
/** After so many misses in a row the next question comes with its first step worked. */
export const MISSES_TO_HELP = 2
/** Fewer answers than these say less of a skill than those to other skills of its area. */
const ANSWERS_TO_TELL = 4

export interface Learner {
  /** As the round was opened. */
  readonly ratings: Readonly<Record<string, number>>
  readonly practised?: Readonly<Record<string, number>>
  /** The player's rating in all skills of the game together; absent where `practised` is. */
  readonly area?: number
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

export function newLearner({ ratings, practised }: Pick<RoundOptions, 'ratings' | 'practised'>): Learner {
  return {
    ratings,
    ...(practised && { practised, area: ratingOfArea(ratings) }),
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
  const { skills, ratings, practised, area } = learner
  const seen = (practised?.[skill] ?? 0) + (skills[skill]?.seen ?? 0)
  // Too little is known of a skill: whoever does well in others of its area is taken to do as well in this one.
  if (area !== undefined && seen < ANSWERS_TO_TELL) return area
  return skills[skill]?.rating ?? ratings[skill] ?? START_RATING
}

/** The rating of an area as a whole: the mean of its skills. */
function ratingOfArea(ratings: Readonly<Record<string, number>>): number {
  const known = Object.values(ratings)
  if (known.length === 0) return START_RATING
  return Math.round(known.reduce((sum, rating) => sum + rating, 0) / known.length)
}

/** The most this answer can move a rating. */
function stepOf({ practised, skills, asked, right }: Learner, skill: string, isRight: boolean): number {
  if (!practised) return stepInRound(skills[skill]?.seen ?? 0)
  const answers = Object.values(practised).reduce((sum, before) => sum + before, asked)
  return stepAfter(answers, isRight && right === asked)
}

export function afterClosing(learner: Learner, { skill, item, kind, thinkMs, hinted }: Closing): Learner {
  const right = kind === 'right'
  const { seen = 0, right: rightBefore = 0 } = learner.skills[skill] ?? {}
  const again = (rating: number) =>
    right && hinted ? rating : ratedAgain(rating, item, right, stepOf(learner, skill, right))
  const rating = again(ratingIn(learner, skill))
  const streak = right ? learner.streak + 1 : 0
  return {
    ...learner,
    ...(learner.area !== undefined && { area: again(learner.area) }),
    skills: {
      ...learner.skills,
      [skill]: { rating, seen: seen + 1, right: rightBefore + (right ? 1 : 0) },
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
