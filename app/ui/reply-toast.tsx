import { useEffect } from 'react'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast/show-toast.ts'
import type { Reply } from './reply.ts'
import { ReplyNotice } from './reply-notice.tsx'

export interface ReplyToastProps {
  reply: Reply | null | undefined
  /** It goes on being so when the toast is gone: the description stands in the page instead. */
  lasts?: boolean
}

/** Says a message once: as a toast, and where no scripts run as a notice in this place. */
export function ReplyToast({ reply, lasts = false }: ReplyToastProps) {
  useEffect(() => {
    if (!reply) return
    const { type, title } = reply
    showToast(lasts ? { type, title } : reply)
  }, [reply, lasts])
  if (!reply) return null
  if (!lasts)
    return (
      <noscript>
        <ReplyNotice reply={reply} />
      </noscript>
    )
  return (
    <Notice tone={reply.type === 'error' ? 'error' : 'info'}>
      <noscript>
        <p>
          <strong>{reply.title}</strong>
        </p>
      </noscript>
      <p>{reply.description}</p>
    </Notice>
  )
}
