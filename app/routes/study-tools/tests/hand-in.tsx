// The foot of a test being taken: how much is open, whether the answers have reached the server, and the way to hand it in.
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { SavedAnswers } from '#app/stage/saved-answers.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { TestOutbox } from './test-outbox.ts'

export interface HandInProps {
  outbox: Pick<TestOutbox, 'delivery' | 'subscribe'>
  /** Questions without an answer. */
  open: number
  /** Pressed once although questions are open. */
  isWarned: boolean
  isHandedIn: boolean
  isTimed: boolean
  /** Nothing else is left to do: the page's loud button. */
  isMain: boolean
  onHandIn: () => void
}

export function HandIn({ outbox, open, isWarned, isHandedIn, isTimed, isMain, onHandIn }: HandInProps) {
  const delivery = useSyncExternalStore(outbox.subscribe, outbox.delivery, outbox.delivery)
  const isWaiting = delivery === 'waiting'
  return (
    <>
      {isHandedIn && isWaiting ? (
        <Notice role="status" icon={<CloudOff />}>
          <p>{m.tests_handed_in_waiting()}</p>
        </Notice>
      ) : (
        <SavedAnswers outbox={outbox} />
      )}
      {isTimed && isWaiting && <p className="saved-answers">{m.tests_waiting_clock()}</p>}
      <div className="hand-in">
        <p role="status">{open === 0 ? m.tests_all_answered() : m.tests_open_count({ count: open })}</p>
        <Button
          variant={isMain ? 'primary' : 'ghost'}
          busy={isHandedIn && (delivery === 'sending' || delivery === 'saved')}
          onClick={onHandIn}
        >
          {isWarned && open > 0 ? m.tests_hand_in_anyway() : m.tests_hand_in()}
        </Button>
      </div>
    </>
  )
}
