import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { LitText } from '#app/stage/speech/lit-text.tsx'
import { ReadAloudButton } from '#app/stage/speech/read-aloud-button.tsx'
import { useReader } from '#app/stage/speech/use-reader.ts'
import type { CaseOption } from '#app/views/case-contents.server.ts'

/** Whether the evidence speaks for what was chosen, and why. Nothing chosen yet: an empty place, so that what comes is announced. */
export function CaseFinding({ found }: { found: CaseOption | undefined }) {
  const reader = useReader(useLocale())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice has another reason
  useEffect(() => reader?.stop(), [found?.id])
  const verdict = found?.isAnswer ? m.cases_supported() : m.cases_unsupported()
  return (
    <>
      <div role="status">
        {found && (
          <div className="finding" data-mark={found.isAnswer ? 'right' : 'wrong'}>
            {found.isAnswer ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
            <div>
              <p className="verdict">
                <LitText text={verdict} word={reader?.wordOf(0)} />
              </p>
              <p>
                <LitText text={found.reason} word={reader?.wordOf(1)} />
              </p>
            </div>
          </div>
        )}
      </div>
      {found && (
        <div className="after-finding">
          <p>{m.cases_others()}</p>
          <ReadAloudButton reader={reader} parts={[verdict, found.reason]} />
        </div>
      )}
    </>
  )
}
