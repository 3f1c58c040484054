import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { showToast } from '#app/ui/toast/show-toast.ts'

/** Sends finished rounds an earlier visit could not, once the page stands, and shows them when they are credited. */
export function useWaitingRounds(): void {
  const { revalidate } = useRevalidator()
  const show = useRef(revalidate)
  useEffect(() => {
    show.current = revalidate
  })
  useEffect(() => {
    let gone = false
    async function send() {
      const { pageOutbox } = await import('#app/stage/page-outbox.ts')
      const saved = await pageOutbox.restore()
      if (gone || saved === 0) return
      show.current()
      showToast({ title: m.progress_credited(), type: 'success' })
    }
    const sendQuietly = () => void send().catch(() => {})
    sendQuietly()
    addEventListener('online', sendQuietly)
    return () => {
      gone = true
      removeEventListener('online', sendQuietly)
    }
  }, [])
}
