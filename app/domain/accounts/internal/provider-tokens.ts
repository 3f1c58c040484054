import type { Config } from '#app/platform/config.ts'
import { seal } from '#app/platform/sealing.server.ts'
import type { ProviderTokens } from '../provider-outcome.ts'

/** How a provider's tokens wait for the client that will ask for them, once (exchange-flow-code opens them). */
export function sealProviderTokens(
  config: Config,
  { accessToken, refreshToken }: ProviderTokens,
): Promise<string> {
  return seal(config, 'provider tokens', JSON.stringify({ accessToken, refreshToken }))
}
