// Tells a young player, kindly, why something is not there yet, and where to go to change it.

import { m } from '#app/i18n/generated/messages.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'

export interface LimitedNoticeProps {
  /** The day the account goes if nobody says yes, in words; null: it stays. */
  erasedOn: string | null
}

export function LimitedNotice({ erasedOn }: LimitedNoticeProps) {
  return (
    <Notice>
      <p>
        {m.shell_limited_notice()} {erasedOn !== null && m.shell_erased_on({ date: erasedOn })}{' '}
        <Link to="/family">{m.shell_limited_link()}</Link>
      </p>
    </Notice>
  )
}
