/** An AR session that is open. */
export interface ArSession {
  readonly id: string
  /** As the catalogue of games names it. */
  readonly game: string
  /** Milliseconds since the epoch, by the server's clock, as `endTime`. */
  readonly startTime: number
  readonly endTime: number
  /** Whole seconds, rounded up: 0 is never open. */
  readonly timeRemaining: number
}

/** 90 minutes (spec 001, section 9). */
export const AR_SESSION_MS = 90 * 60_000

/**
 * Why a session does not start, in the order of the checks (spec 001, section 5), of which the first one that fails is answered:
 * - no_ar_device: the device can show no AR
 * - unknown_game: there is no such AR game
 * - in_development: it is still being made
 * - not_entitled: the game is for premium only, and no plan or pass opens it
 * - no_camera: the camera may not be used
 * - not_logged: the session could not be written down, so there is none
 */
export type ArStartRefusal =
  | 'too_many_requests'
  | 'no_ar_device'
  | 'unknown_game'
  | 'in_development'
  | 'not_entitled'
  | 'no_camera'
  | 'not_logged'

/** As ArStartRefusal; no_timed_access: the game has none. bad_duration: not the minutes the game's row names. */
export type ArTimeRefusal =
  | Exclude<ArStartRefusal, 'too_many_requests' | 'no_ar_device' | 'no_camera' | 'in_development'>
  | 'no_timed_access'
  | 'bad_duration'
