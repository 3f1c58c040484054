import { secretHash } from '#app/platform/keys.server.ts'
import type { CodeChallenge } from './accounts.types.ts'

/** What a flow starts with, for the verifier that will end it (RFC 7636 section 4.2). */
export async function pkceChallenge(verifier: string): Promise<CodeChallenge> {
  return { challenge: await secretHash(verifier), method: 's256' }
}
