import { CircleCheck } from 'lucide-react'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { ReturnView } from './return-view.server.ts'
import type { StoreWords } from './store-words.server.ts'

/** What became of a purchase, for whoever has just come back from paying. */
export function ReturnNotice({ view, words }: { view: ReturnView; words: StoreWords }) {
  const { state, title, description, isGuests } = view
  return (
    <Notice
      tone={state === 'failed' ? 'error' : 'info'}
      role={state === 'failed' ? 'alert' : 'status'}
      {...(state === 'bought' ? { icon: <CircleCheck /> } : {})}
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>{description}</p>
      {isGuests && (
        <p>
          {words.guestBought} <Link to="/auth?tab=signup">{words.signUp}</Link>
        </p>
      )}
    </Notice>
  )
}
