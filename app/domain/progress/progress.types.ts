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
