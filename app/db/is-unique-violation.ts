/** Whether a write failed because a unique key was taken (SQLITE_CONSTRAINT_UNIQUE); drizzle keeps D1's words in `cause`. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /UNIQUE constraint failed/.test(error.message) || isUniqueViolation(error.cause)
}
