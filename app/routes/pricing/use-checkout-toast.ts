import { useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { dismissToast, showToast } from '#app/ui/toast/show-toast.ts'
import { PLAN_NAMES } from '#app/words/plans.ts'
import { CARD_TIERS } from './card-action.ts'

const ID = 'checkout'

/** Says that a checkout is on its way while it is: until its page is there, or it could not be opened. */
export function useCheckoutToast(): void {
  const { formData } = useNavigation()
  const chosen = formData?.get('intent') === 'choose' ? formData.get('tier') : null
  const tier = CARD_TIERS.find((one) => one === chosen)
  useEffect(() => {
    if (tier === undefined) return
    const title = m.pricing_redirecting({ plan: PLAN_NAMES[tier]() })
    showToast({ id: ID, type: 'loading', title })
    const end = () => dismissToast(ID)
    // Whoever comes back from the provider's page finds this one as it was left.
    window.addEventListener('pagehide', end)
    return () => {
      window.removeEventListener('pagehide', end)
      end()
    }
  }, [tier])
}
