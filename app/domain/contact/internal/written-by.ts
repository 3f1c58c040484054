import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { contactMessages } from '../contact.schema.ts'

/** Who a message is from: an account, and the addresses that are surely theirs. */
export interface Writer {
  userId: string
  addresses: readonly string[]
}

/**
 * What this person wrote: signed in, or as a visitor from an address of theirs. What another account wrote is that
 * account's, whatever address it typed.
 */
export function writtenBy({ userId, addresses }: Writer): SQL | undefined {
  const emails = addresses.map((address) => address.trim().toLowerCase())
  return or(
    eq(contactMessages.userId, userId),
    and(isNull(contactMessages.userId), inArray(contactMessages.email, emails)),
  )
}
