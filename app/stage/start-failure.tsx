// Why a round could not be opened, and the way on: try again, or fetch the newer version.
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Failure } from './round-requests.ts'
import './start-failure.css'

export interface StartFailureProps {
  failure: Failure
  onRetry: () => void
}

export function StartFailure({ failure, onRetry }: StartFailureProps) {
  const outdated = failure === 'rules_outdated'
  return (
    <div className="start-failure">
      <Notice tone="warn" role="alert">
        <p>{wordsFor(failure)}</p>
      </Notice>
      <Button variant="ghost" onClick={outdated ? () => location.reload() : onRetry}>
        {outdated ? m.math_reload() : m.math_retry()}
      </Button>
    </div>
  )
}

function wordsFor(failure: Failure): string {
  if (failure === 'offline') return m.math_start_offline()
  if (failure === 'too_many_requests') return m.math_start_busy()
  if (failure === 'rules_outdated') return m.math_start_outdated()
  return m.math_start_failed({ code: failure })
}
