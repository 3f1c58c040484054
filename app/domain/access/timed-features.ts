// Features that can be opened for some minutes, and what that is said to cost (spec 000, sections 3 and 9).

/** What AR games are played with, one each. */
export const AR_FEATURES = ['ChemistryLabAR', 'HistoryQuestAR', 'MathMazeAR', 'BiologyBlastAR'] as const

export const TIMED_FEATURES = [...AR_FEATURES, 'AITutor'] as const

export type TimedFeature = (typeof TIMED_FEATURES)[number]

/** US cents an hour. */
const RATES: Readonly<Record<TimedFeature, number>> = {
  ChemistryLabAR: 50,
  HistoryQuestAR: 50,
  MathMazeAR: 30,
  BiologyBlastAR: 40,
  AITutor: 100,
}
const UNKNOWN_RATE = 25

export function isTimedFeature(input: unknown): input is TimedFeature {
  return typeof input === 'string' && (TIMED_FEATURES as readonly string[]).includes(input)
}

/** US cents for so many minutes; informative only, an entitlement opens the feature. */
export function timedCost(feature: string, minutes: number): number {
  const rate = isTimedFeature(feature) ? RATES[feature] : UNKNOWN_RATE
  return Math.ceil((rate * minutes) / 60)
}
