import { Notice } from '#app/ui/notice.tsx'
import type { Reply } from './reply.ts'

/** The message at the head of the page: it stays when the toast is gone, and is all there is without scripts. */
export function ReplyNotice({ reply }: { reply: Reply | null | undefined }) {
  if (!reply) return null
  const { type, title, description } = reply
  return (
    <Notice tone={type === 'error' ? 'error' : 'info'}>
      <p>
        <strong>{title}</strong>
      </p>
      {description !== undefined && <p>{description}</p>}
    </Notice>
  )
}
