import type { LogFields } from './context.ts'

/** An error as log fields, its cause included: drizzle hides the database's own words there. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) }
  const cause = error.cause instanceof Error ? error.cause.message : undefined
  return { error: error.message, ...(cause === undefined ? {} : { cause }), stack: error.stack }
}
