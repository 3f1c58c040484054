import type { ReturnAddress } from '../return-address.ts'
import type { SentCode } from './sent-codes.ts'

/**
 * Whether a mail's link ends on a screen of ours: one of them asked for it, or a client of the API that keeps no verifier and
 * named a page of ours, which is given no tokens.
 */
export function endsOnScreen(
  { fromScreen, flowId }: Pick<SentCode, 'fromScreen' | 'flowId'>,
  back: ReturnAddress,
): boolean {
  return fromScreen || (back.kind === 'own' && flowId === null)
}
