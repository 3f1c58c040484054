// Tells a young player, kindly, why something is not there yet, and where to go to change it.
import { Link } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.js'
import { Notice } from '#app/ui/notice.tsx'

export function LimitedNotice() {
  return (
    <Notice>
      <p>
        {m.family_limited_notice()} <Link to="/family">{m.family_limited_link()}</Link>
      </p>
    </Notice>
  )
}
