// Over every page while a renewal is not paid: until when the plan lasts, and the way to mend it. A child is asked nothing but to
// tell a grown-up.
import { useLocation } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { TimeInText } from '#app/ui/local-time.tsx'
import type { OverdueNotice } from '#app/views/viewer.ts'
import './overdue-banner.css'

const PLACE = '/subscription'

export function OverdueBanner({ overdue: { endsAt, isOver, isChilds } }: { overdue: OverdueNotice }) {
  // The page that says it at length.
  if (useLocation().pathname === PLACE) return null
  const say = isChilds ? m.shell_overdue_child : m.shell_overdue
  const sayOver = isChilds ? m.shell_overdue_over_child : m.shell_overdue_over
  return (
    <aside className="overdue-banner" aria-label={m.shell_overdue_label()}>
      <LineIcon name="warning" />
      <p>
        {isOver ? sayOver() : <TimeInText at={endsAt} format="day" say={(date) => say({ date })} />}{' '}
        <Link to={PLACE}>{isChilds ? m.shell_overdue_show() : m.shell_overdue_mend()}</Link>
      </p>
    </aside>
  )
}
