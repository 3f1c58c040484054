// Tells a young player, kindly, why something is not there yet, and where to go to change it.

import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { Link } from '#app/ui/link.tsx'
import { TimeInText } from '#app/ui/local-time.tsx'
import { Notice } from '#app/ui/notice.tsx'

export interface LimitedNoticeProps {
  /** When the account goes if nobody says yes, in milliseconds since the epoch; null: it stays. */
  erasedOn: number | null
}

export function LimitedNotice({ erasedOn }: LimitedNoticeProps) {
  return (
    <Notice>
      <p>
        {m.shell_limited_notice()}
        {sentenceGap()}
        {erasedOn !== null && (
          <TimeInText at={erasedOn} format="day" say={(date) => m.shell_erased_on({ date })} />
        )}
        {sentenceGap()}
        <Link to="/family">{m.shell_limited_link()}</Link>
      </p>
    </Notice>
  )
}
