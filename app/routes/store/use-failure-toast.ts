import { useEffect } from 'react'
import { showToast } from '#app/ui/toast/show-toast.ts'
import type { BuyReply } from './buy-reply.ts'

/**
 * Says in passing what failed; the page says it as well, for those without scripts.
 * @param occasion said once for each: a new answer of the action, or another purchase that came back
 */
export function useFailureToast(failure: BuyReply | null | undefined, occasion: unknown): void {
  const { title, description } = failure ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words may be said on another occasion
  useEffect(() => {
    if (title !== undefined && description !== undefined) showToast({ type: 'error', title, description })
  }, [occasion])
}
