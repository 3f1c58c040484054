// Over every page while a renewal is not paid: until when the plan lasts, and the way to mend it. A child is asked nothing but to
// tell a grown-up.
import { useLocation } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { TimeInText } from '#app/ui/local-time.tsx'
import type { OverdueNotice } from '#app/views/viewer.ts'
import './overdue-banner.css'

const PLACE = '/subscription'

/** To the day the plan lasts; once that is over; the link. */
const WORDS = {
  payer: [m.shell_overdue, m.shell_overdue_over, m.shell_overdue_mend],
  guardian: [m.shell_overdue_guardian, m.shell_overdue_over_guardian, m.shell_overdue_mend],
  child: [m.shell_overdue_child, m.shell_overdue_over_child, m.shell_overdue_show],
} as const

export function OverdueBanner({ overdue: { endsAt, isOver, reader } }: { overdue: OverdueNotice }) {
  // The page that says it at length.
  if (useLocation().pathname === PLACE) return null
  const [say, sayOver, sayLink] = WORDS[reader]
  return (
    <aside className="overdue-banner" aria-label={m.shell_overdue_label()}>
      <LineIcon name="warning" />
      <p>
        {isOver ? sayOver() : <TimeInText at={endsAt} format="day" say={(date) => say({ date })} />}
        {sentenceGap()}
        <Link to={PLACE}>{sayLink()}</Link>
      </p>
    </aside>
  )
}
