// Why a round could not be opened, and the way on: try again, or fetch the newer version.
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
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
      {FINAL.includes(failure) ? (
        <ButtonLink to="/games" variant="ghost">
          {m.play_to_games()}
        </ButtonLink>
      ) : (
        <Button variant="ghost" onClick={outdated ? () => location.reload() : onRetry}>
          {outdated ? m.play_reload() : m.play_retry()}
        </Button>
      )}
    </div>
  )
}

/** No second try would change them. */
const FINAL: readonly Failure[] = ['daily_played', 'daily_changed', 'not_signed_in']

function wordsFor(failure: Failure): string {
  if (failure === 'offline') return m.play_start_offline()
  if (failure === 'too_many_requests') return m.play_start_busy()
  if (failure === 'rules_outdated') return m.play_start_outdated()
  if (failure === 'no_ar_session') return m.play_start_no_session()
  if (failure === 'daily_played') return m.play_start_daily_played()
  if (failure === 'daily_changed') return m.play_start_daily_changed()
  if (failure === 'not_signed_in') return m.play_start_daily_account()
  return m.play_start_failed({ code: failure })
}
