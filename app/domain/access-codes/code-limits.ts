const DAY = 86_400_000

/** Of one code: a week's work. */
export const MAX_SKILLS_A_CODE = 10
/** How long a code can be entered, in milliseconds: a school year, whenever in it the code was made. */
export const CODE_LIFETIME = 365 * DAY

/** A time on the last whole day that a code made at this time can be entered; both in milliseconds since the epoch. */
export function lastDayOfCode(createdAt: number): number {
  return createdAt + CODE_LIFETIME - DAY
}
