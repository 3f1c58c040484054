import { Notice } from '#app/ui/notice.tsx'
import type { Reply } from './reply.ts'

/** A message that stays in the page. */
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
