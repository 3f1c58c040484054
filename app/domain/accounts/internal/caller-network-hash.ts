import type { AppContext } from '#app/platform/context.ts'
import { keyedHash } from '#app/platform/keys.server.ts'

/** Stands for the caller's network in a row, so that no address is stored. */
export function callerNetworkHash(ctx: AppContext): Promise<string> {
  return keyedHash(ctx.config, 'asking network', ctx.caller.network)
}
