import { Smartphone } from 'lucide-react'
import { Notice } from '#app/ui/notice.tsx'

/** On which devices AR games work. Yellow by day and by night. */
export function ArNotice({ text }: { text: string }) {
  return (
    <Notice tone="warn" icon={<Smartphone aria-hidden />}>
      <p>{text}</p>
    </Notice>
  )
}
