import { m } from '#app/i18n/generated/messages.ts'

export interface TestsLeftProps {
  /** null: as many as somebody likes. */
  limit: { readonly left: number } | null
}

/** How many tests this month has left, said before one is begun. */
export function TestsLeft({ limit }: TestsLeftProps) {
  return limit && <p className="hint">{m.tests_left({ left: limit.left })}</p>
}
