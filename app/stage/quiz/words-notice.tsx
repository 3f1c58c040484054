// On the sheet while its words are on their way, or when they did not come.
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'

export interface WordsNoticeProps {
  failed: boolean
  onRetry: () => void
}

export function WordsNotice({ failed, onRetry }: WordsNoticeProps) {
  return failed ? (
    <div className="words-notice" role="alert">
      <p>{m.quiz_words_failed()}</p>
      <Button variant="ghost" onClick={onRetry}>
        {m.play_retry()}
      </Button>
    </div>
  ) : (
    <p className="words-notice" role="status">
      {m.quiz_words_waiting()}
    </p>
  )
}
