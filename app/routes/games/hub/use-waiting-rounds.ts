import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { showToast } from '#app/ui/toast/show-toast.ts'

/** Sends finished rounds an earlier visit could not, once the page stands, and shows them when they are credited. */
export function useWaitingRounds(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    async function send() {
      // Not part of the page's first load: nearly every visitor has nothing to send.
      const { pageOutbox } = await import('#app/stage/page-outbox.ts')
      if ((await pageOutbox.restore()) === 0) return
      revalidate()
      showToast({ title: m.progress_credited(), type: 'success' })
    }
    // Without a line not even the module comes: the next `online`, or the next visit, tries again.
    const sendQuietly = () => void send().catch(() => {})
    sendQuietly()
    addEventListener('online', sendQuietly)
    return () => removeEventListener('online', sendQuietly)
  }, [revalidate])
}
