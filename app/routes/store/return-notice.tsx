import { CircleCheck } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { ReturnView } from './return-view.server.ts'

/** What became of a purchase, for whoever has just come back from paying. */
export function ReturnNotice({ view }: { view: ReturnView }) {
  const { state, title, description, isGuests } = view
  return (
    <Notice
      tone={state === 'failed' ? 'error' : 'info'}
      role={state === 'failed' ? 'alert' : 'status'}
      {...(state === 'bought' ? { icon: <CircleCheck /> } : {})}
    >
      {state === 'failed' ? (
        // With scripts a toast says it.
        <noscript>
          <Title text={title} />
        </noscript>
      ) : (
        <Title text={title} />
      )}
      <p>{description}</p>
      {isGuests && (
        <p>
          {m.store_guest_bought()}
          {sentenceGap()}
          <Link to="/auth?tab=signup">{m.store_sign_up()}</Link>
        </p>
      )}
    </Notice>
  )
}

function Title({ text }: { text: string }) {
  return (
    <p>
      <strong>{text}</strong>
    </p>
  )
}
