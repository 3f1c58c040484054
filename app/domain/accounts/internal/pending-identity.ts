import { z } from 'zod'
import type { Config } from '#app/platform/config.ts'
import { seal, unseal } from '#app/platform/sealing.server.ts'
import type { ProviderTokens } from '../provider-outcome.ts'
import type { ProviderPerson } from './id-token.ts'

const shape = z.object({
  person: z.object({
    subject: z.string(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    name: z.string().nullable(),
    provedAt: z.number(),
    data: z.record(z.string(), z.unknown()),
  }),
  tokens: z.object({ accessToken: z.string(), refreshToken: z.string().optional() }),
})

/** Who a provider says came back, and its tokens, while they are asked whether to link. */
export interface PendingIdentity {
  person: ProviderPerson
  tokens: ProviderTokens
}

const PURPOSE = 'pending identity'

export function sealPendingIdentity(config: Config, pending: PendingIdentity): Promise<string> {
  return seal(config, PURPOSE, JSON.stringify(pending))
}

export async function openPendingIdentity(config: Config, sealed: string): Promise<PendingIdentity> {
  const { person, tokens } = shape.parse(JSON.parse(await unseal(config, PURPOSE, sealed)))
  const { accessToken, refreshToken } = tokens
  return { person, tokens: { accessToken, ...(refreshToken !== undefined && { refreshToken }) } }
}
