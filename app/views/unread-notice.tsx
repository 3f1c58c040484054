import { useMemo } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { type Reply, useReplyToast } from '#app/ui/reply.ts'
import { ReplyNotice } from '#app/ui/reply-notice.tsx'

/** What pages say where somebody's plan could not be read (spec 000, section 8). */
export function UnreadNotice() {
  const reply: Reply = useMemo(
    () => ({
      type: 'error',
      title: m.plans_unread(),
      description: m.plans_unread_text(),
    }),
    [],
  )
  useReplyToast(reply)
  return <ReplyNotice reply={reply} />
}
