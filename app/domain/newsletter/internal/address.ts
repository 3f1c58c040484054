import { z } from 'zod'

const email = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** The address in lower case, or null when it is none. */
export function readSubscriberAddress(value: string): string | null {
  const parsed = email.safeParse(value)
  return parsed.success ? parsed.data : null
}
