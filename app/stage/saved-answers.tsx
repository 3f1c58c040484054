import { CircleCheck, CloudOff } from 'lucide-react'
import { memo, useSyncExternalStore } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import type { Delivery, LetterOutbox } from './letter-outbox.ts'
import { useOnline } from './use-online.ts'
import './saved-answers.css'

const WORDS: Readonly<Record<Delivery, () => string>> = {
  kept: m.study_saved_here,
  saved: m.study_saved,
  sending: m.study_saving,
  waiting: m.study_unsaved,
  signed_out: m.study_signed_out,
}

/** Whether the answers have reached the server. */
export const SavedAnswers = memo(function SavedAnswers({
  outbox,
}: {
  outbox: Pick<LetterOutbox<never>, 'delivery' | 'subscribe'>
}) {
  const delivery = useSyncExternalStore(outbox.subscribe, outbox.delivery, outbox.delivery)
  const isOnline = useOnline()
  const isHere = delivery === 'waiting' || delivery === 'signed_out'
  return (
    <p className="saved-answers" role="status" data-saved={delivery}>
      {isHere ? <CloudOff aria-hidden /> : <CircleCheck aria-hidden />}{' '}
      {isOnline || delivery === 'kept' ? WORDS[delivery]() : m.study_offline()}
    </p>
  )
})
