// What names a question on its printed form: the beginning of the hash of its link's token. Whoever has it can answer nothing.
const LENGTH = 12

/** As it is printed and typed in by the operator; upper and lower case are the same. */
export function formReference(tokenHash: string): string {
  return tokenHash.slice(0, LENGTH).toUpperCase()
}

/** What was typed, as it is looked up; null when it cannot be one. */
export function readFormReference(typed: string): string | null {
  const reference = typed.trim().toUpperCase()
  return /^[\w-]{12}$/.test(reference) ? reference : null
}
