// One page of a case: what is told, the evidence, what the reader decides.
import type { RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { LitText } from '#app/stage/speech/lit-text.tsx'
import { ReadAloudButton } from '#app/stage/speech/read-aloud-button.tsx'
import { useReader } from '#app/stage/speech/use-reader.ts'
import type { CaseSheet } from '#app/views/case-contents.server.ts'
import { CaseChoice } from './case-choice.tsx'
import { Evidence } from './evidence.tsx'
import { PageLinks } from './page-links.tsx'

export interface CaseSheetPageProps {
  id: string
  sheet: CaseSheet
  page: number
  count: number
  choice: string | null
  heading: RefObject<HTMLHeadingElement>
}

export function CaseSheetPage({ id, sheet, page, count, choice: chosen, heading }: CaseSheetPageProps) {
  const { title, text, evidence, choice } = sheet
  const reader = useReader(useLocale())
  const asked = choice ? [choice.ask, ...choice.options.map((option) => option.text)] : []
  return (
    <article className="case-sheet" aria-labelledby="page-title">
      <p className="place">{m.cases_page({ page, count })}</p>
      <h2 id="page-title" tabIndex={-1} ref={heading}>
        <LitText text={title} word={reader?.wordOf(0)} />
      </h2>
      <div className="told" data-evidence={evidence !== null || undefined}>
        <div className="text">
          {text.map((paragraph, index) => (
            <p key={paragraph}>
              <LitText text={paragraph} word={reader?.wordOf(index + 1)} />
            </p>
          ))}
          <ReadAloudButton reader={reader} parts={[title, ...text, ...asked]} />
        </div>
        {evidence && <Evidence {...evidence} />}
      </div>
      {choice && (
        <CaseChoice
          {...{ id, page, choice, chosen }}
          wordOf={(part) => reader?.wordOf(text.length + 1 + part)}
        />
      )}
      <PageLinks {...{ id, page, count }} mayGoOn={choice === null || chosen !== null} />
    </article>
  )
}
