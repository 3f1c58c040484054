/**
 * - unknown_feature: none of the timed features
 * - bad_duration: not a whole number of minutes from 1 to MAX_MINUTES
 * - not_entitled: no plan, pass or purchase opens the feature
 */
export type TimedAccessRefusal = 'unknown_feature' | 'bad_duration' | 'not_entitled'

/** A day. */
export const MAX_MINUTES = 1_440
