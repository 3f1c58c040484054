// The address of a grown-up: readable only while an answer is awaited, afterwards a keyed hash to compare with.
import { z } from 'zod'
import type { AppContext } from '#app/platform/context.ts'
import { keyedHash } from '#app/platform/keys.server.ts'
import { seal, unseal } from '#app/platform/sealing.server.ts'

const PURPOSE = 'guardian-email'

const email = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** The address in lower case, or null when it is none. */
export function readGuardianEmail(value: string): string | null {
  const parsed = email.safeParse(value)
  return parsed.success ? parsed.data : null
}

export function guardianHash(ctx: AppContext, address: string): Promise<string> {
  return keyedHash(ctx.config, PURPOSE, address)
}

export function sealGuardianEmail(ctx: AppContext, address: string): Promise<string> {
  return seal(ctx.config, PURPOSE, address)
}

export function unsealGuardianEmail(ctx: AppContext, sealed: string): Promise<string> {
  return unseal(ctx.config, PURPOSE, sealed)
}

/** Enough to see a slip of the pen, not enough to write to: "m…@example.com". */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}…${address.slice(at)}`
}
