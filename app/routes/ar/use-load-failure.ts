import { useEffect } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { showToast } from '#app/ui/toast/show-toast.ts'

/** Says that the games, or what somebody has paid for, could not be read (spec 001, section 8). */
export function useLoadFailure(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) showToast({ id: 'ar-load', type: 'error', title: m.ar_load_failed() })
  }, [hasFailed])
}
