// What an action of the money pages answers when it does not lead on: a message that stands in the page and shows as a toast.
import { useEffect } from 'react'
import { showToast, type ToastType } from '#app/ui/toast/show-toast.ts'

export interface Reply {
  type: Extract<ToastType, 'success' | 'info' | 'error'>
  title: string
  description?: string
}

/** Shows a message in passing; it stands in the page as well (ReplyNotice). */
export function useReplyToast(reply: Reply | null | undefined): void {
  useEffect(() => {
    if (reply) showToast(reply)
  }, [reply])
}
