import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { ReadingView } from '#app/stage/worksheet/reading-view.tsx'
import { ReadView } from './read-view.tsx'
import { useWorksheet } from './use-worksheet.ts'
import { WorksheetDrop } from './worksheet-drop.tsx'
import './worksheet-reader.css'

/** A file becomes text and questions, one step in place of the other. */
export function WorksheetReader() {
  const { state, read, clear, correct } = useWorksheet()
  const [language, setLanguage] = useState<Locale>(useLocale())
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state.is)

  // Whoever waited goes on where it is shown; whoever comes back to what was read begins at the top of the page.
  useEffect(() => {
    if (state.is === 'read' && before.current === 'reading') heading.current?.focus()
    before.current = state.is
  }, [state.is])

  if (state.is === 'none') {
    return (
      <WorksheetDrop
        refusal={state.refusal}
        language={language}
        onLanguage={setLanguage}
        onFile={(file) => read(file, language)}
      />
    )
  }
  if (state.is === 'reading') return <ReadingView progress={state.progress} onCancel={clear} />
  const { file, turn } = state.source
  return (
    <ReadView
      worksheet={state.worksheet}
      headingRef={heading}
      onCorrect={correct}
      onTurn={() => read(file, state.source.language, ((turn + 1) % 4) as typeof turn)}
      onAnother={clear}
    />
  )
}
