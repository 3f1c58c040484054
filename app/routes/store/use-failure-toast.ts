import { useEffect } from 'react'
import { showToast } from '#app/ui/toast/show-toast.ts'
import type { BuyReply } from './buy-reply.ts'

/**
 * Says in passing what failed; the page says it only where no scripts run, and why it did where that stays so.
 * @param occasion said once for each: a new answer of the action, or another purchase that came back
 */
export function useFailureToast(
  failure: (Pick<BuyReply, 'title'> & Partial<BuyReply>) | null | undefined,
  occasion: unknown,
): void {
  const { title, description } = failure ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words may be said on another occasion
  useEffect(() => {
    if (title !== undefined)
      showToast({ type: 'error', title, ...(description !== undefined && { description }) })
  }, [occasion])
}
