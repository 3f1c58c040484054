import { Smartphone } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { Notice } from '#app/ui/notice.tsx'

/** On which devices AR games work. Yellow by day and by night. */
export function ArNotice() {
  return (
    <Notice tone="warn" icon={<Smartphone aria-hidden />}>
      <p>{m.catalogue_ar_notice()}</p>
    </Notice>
  )
}
