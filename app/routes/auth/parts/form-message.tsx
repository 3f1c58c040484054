import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { ReplyMessage } from './form-reply.ts'

/** The message of a reply at the head of its form. The toast says it aloud; without scripts it is the only one. */
export function FormMessage({
  message,
  children,
}: {
  message: ReplyMessage | undefined
  children?: ReactNode
}) {
  if (!message) return null
  const { type, title, description } = message
  const success = type === 'success'
  return (
    <Notice tone={success ? 'info' : 'error'} {...(success ? { icon: <CircleCheck /> } : {})}>
      <p>
        <strong>{title}</strong>
      </p>
      {description !== undefined && <p>{description}</p>}
      {children}
    </Notice>
  )
}

/** A link from a mail that does not work any more led here. */
export function LinkExpired() {
  const words = { title: m.auth_link_expired(), description: m.auth_link_expired_text() }
  return <FormMessage message={{ type: 'error', ...words }} />
}
