// Below a solution of our solver: the same in other words, written by a language model. One press, one text; nothing is typed.
// Only for whom `canExplain` answers yes: what cannot be kept is not offered.
import { RotateCcw, Square } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Explained } from './explanation-states.ts'
import { useExplanation } from './use-explanation.ts'
import './explain-again.css'

export interface ExplainAgainProps {
  /** Give a `key` where it changes. */
  of: Explained
}

export function ExplainAgain({ of }: ExplainAgainProps) {
  const { isLoading, isStopped, error, text, start, stop } = useExplanation(of)
  const isBegun = text !== '' || error !== null
  return (
    <section className="explain-again" aria-labelledby="in-other-words">
      <h2 id="in-other-words">{m.writing_explain_title()}</h2>
      <p className="about">{m.writing_explain_about()}</p>
      <div className="text" aria-live="polite" aria-busy={isLoading}>
        {text}
        {isLoading && <span className="pen">{text === '' ? m.writing_explain_waiting() : ''}</span>}
      </div>
      {isStopped && <p role="status">{m.writing_explain_stopped()}</p>}
      {error !== null && (
        <Notice tone="error" role="alert">
          <p>{error}</p>
        </Notice>
      )}
      <ButtonRow>
        {isLoading ? (
          <Button key="stop" variant="ghost" icon={<Square aria-hidden />} onClick={stop}>
            {m.writing_explain_stop()}
          </Button>
        ) : (
          <Button
            key="start"
            variant="secondary"
            {...(isBegun && { icon: <RotateCcw aria-hidden /> })}
            onClick={start}
          >
            {isBegun ? m.writing_explain_more() : m.writing_explain_start()}
          </Button>
        )}
      </ButtonRow>
    </section>
  )
}
