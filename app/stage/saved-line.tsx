// Whether a finished round has reached the server: saved, on its way, waiting for the line, or refused and why.
import { CircleCheck, CloudOff, TriangleExclamationPoint } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { Button } from '#app/ui/button.tsx'
import type { Delivery } from './round-outbox.ts'
import './saved-line.css'

export interface SavedLineProps {
  delivery: Delivery<object> | undefined
  onRetry: () => void
}

export function SavedLine({ delivery, onRetry }: SavedLineProps) {
  const kind = delivery?.kind ?? 'sending'
  return (
    <div className="saved-line">
      <p role="status" data-saved={kind}>
        {kind === 'saved' && <CircleCheck aria-hidden />}
        {kind === 'waiting' && <CloudOff aria-hidden />}
        {kind === 'refused' && <TriangleExclamationPoint aria-hidden />}
        <span>{wordsFor(delivery)}</span>
      </p>
      {kind === 'waiting' && (
        <Button variant="ghost" size="small" onClick={onRetry}>
          {m.play_send_now()}
        </Button>
      )}
    </div>
  )
}

function wordsFor(delivery: Delivery<object> | undefined): string {
  switch (delivery?.kind) {
    case undefined:
    case 'sending':
      return m.play_saving()
    case 'saved':
      return m.play_saved()
    case 'waiting':
      return delivery.failure === 'offline' ? m.play_unsaved_offline() : m.play_unsaved_server()
    case 'refused':
      return `${m.play_refused()}${sentenceGap()}${reasonFor(delivery.code)}`
  }
}

function reasonFor(code: string): string {
  if (code === 'rules_outdated') return m.play_refused_outdated()
  if (code === 'unknown_round') return m.play_refused_unknown()
  if (code === 'clock_ahead') return m.play_refused_clock()
  if (code === 'too_fast') return m.play_refused_fast()
  return m.play_refused_log({ code })
}
