// In place of what is on its way, or did not come.
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'

export interface ArWaitingProps {
  hasFailed: boolean
  onRetry: () => void
}

export function ArWaiting({ hasFailed, onRetry }: ArWaitingProps) {
  return (
    <div className="ar-waiting" role={hasFailed ? 'alert' : 'status'}>
      <p>{hasFailed ? m.arplay_words_failed() : m.arplay_words_waiting()}</p>
      {hasFailed && (
        <Button variant="ghost" onClick={onRetry}>
          {m.play_retry()}
        </Button>
      )}
    </div>
  )
}
