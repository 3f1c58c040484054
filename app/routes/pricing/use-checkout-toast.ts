import { useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { dismissToast, showToast } from '#app/ui/toast/show-toast.ts'
import type { PlanCardWords } from './pricing-words.server.ts'

const ID = 'checkout'

/** Says that a checkout is on its way while it is: until its page is there, or it could not be opened. */
export function useCheckoutToast(cards: readonly Pick<PlanCardWords, 'tier' | 'name'>[]): void {
  const { formData } = useNavigation()
  const tier = formData?.get('intent') === 'choose' ? formData.get('tier') : null
  const plan = cards.find((card) => card.tier === tier)?.name
  useEffect(() => {
    if (plan === undefined) return
    showToast({ id: ID, type: 'loading', title: m.pricing_redirecting({ plan }) })
    const end = () => dismissToast(ID)
    // Whoever comes back from the provider's page finds this one as it was left.
    window.addEventListener('pagehide', end)
    return () => {
      window.removeEventListener('pagehide', end)
      end()
    }
  }, [plan])
}
