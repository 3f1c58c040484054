import { Notice } from '#app/ui/notice.tsx'

/** What a toast says where scripts run. Stands at the head of its page; nothing when nothing was asked. */
export function AskedNotice({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <Notice role="status">
      <p>{text}</p>
    </Notice>
  )
}
