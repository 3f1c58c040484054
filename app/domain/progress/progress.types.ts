import type { Mastery } from '#engine/learning/mastery.ts'
import type { Skill } from '#engine/learning/skills.ts'
import type { StickerId } from './stickers.ts'

/** What one finished round did for its player. Never changes, however often the round is posted. */
export interface RoundGain {
  /** Experience of this round, a boost counted in. */
  readonly xp: number
  readonly xpBefore: number
  readonly xpAfter: number
  /** Player levels (learning/experience.ts), not levels of the game. */
  readonly levelBefore: number
  readonly levelAfter: number
  /** Days in a row with a finished round, this one's included. */
  readonly streakDays: number
  readonly boosted: boolean
}

/** How far a player is, as every page may show it. */
export interface Standing {
  readonly xp: number
  readonly level: number
  /** Experience at which this level began and the next one will. */
  readonly levelFrom: number
  readonly levelTo: number
  /** Days in a row as they stand today, rest days allowed (days-in-row.ts). */
  readonly streakDays: number
}

/** What a player has gathered so far. */
export interface Progress extends Standing {
  readonly rounds: number
  readonly stars: number
  readonly bestStreakDays: number
  readonly playedToday: boolean
  /** Oldest first. */
  readonly stickers: readonly StickerId[]
  /** The last seven days, today's last. */
  readonly week: readonly WeekDay[]
  /** Those practised so far, in the order of SKILLS. */
  readonly skills: readonly SkillProgress[]
}

export interface SkillProgress {
  readonly skill: Skill
  readonly mastery: Mastery
  /** Questions met, and answered rightly. */
  readonly seen: number
  readonly right: number
}

export interface WeekDay {
  /** YYYY-MM-DD where the player is. */
  readonly day: string
  readonly played: boolean
  /** Milliseconds, pauses left out. */
  readonly playedMs: number
}

export interface DayProgress {
  /** YYYY-MM-DD where the player is. */
  readonly day: string
  readonly xp: number
}
