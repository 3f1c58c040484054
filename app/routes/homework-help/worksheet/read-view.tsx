// What was read, beside the page it was read from: to be corrected, with what may be wrong in it, and its questions. Whatever a
// worksheet says is text here, and nothing acts on it.
import { RotateCw } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { OnDeviceLine } from '#app/stage/chosen-file/on-device-line.tsx'
import { findQuestions } from '#app/stage/worksheet/find-questions.ts'
import { unreadWords } from '#app/stage/worksheet/unread-words.ts'
import type { ReadWorksheet } from '#app/stage/worksheet/worksheet.types.ts'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { QuestionList } from './question-list.tsx'

export interface ReadViewProps {
  worksheet: ReadWorksheet
  /** Focused when reading is done. */
  headingRef: RefObject<HTMLHeadingElement>
  onCorrect(text: string): void
  onTurn(): void
  onAnother(): void
}

export function ReadView({ worksheet, headingRef, onCorrect, onTurn, onAnother }: ReadViewProps) {
  const picture = useObjectUrl(worksheet.picture)
  const questions = findQuestions(worksheet.text)
  const unread = unreadWords(worksheet)
  return (
    <div className="worksheet-read">
      <Sheet tape className="page-read">
        {picture !== null && <img src={picture} alt={m.worksheet_picture()} />}
        <OnDeviceLine />
        <ButtonRow>
          <Button variant="ghost" size="small" icon={<RotateCw aria-hidden />} onClick={onTurn}>
            {m.worksheet_turn()}
          </Button>
          <Button variant="ghost" size="small" onClick={onAnother}>
            {m.worksheet_another()}
          </Button>
        </ButtonRow>
      </Sheet>
      <div className="words-read">
        <h2 ref={headingRef} tabIndex={-1}>
          {m.worksheet_read()}
        </h2>
        {unread.length > 0 && (
          <Notice tone="warn">
            {unread.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
        <TextArea
          id="worksheet-text"
          name=""
          label={m.worksheet_text()}
          hint={m.worksheet_text_hint()}
          rows={8}
          value={worksheet.text}
          onChange={({ target }) => onCorrect(target.value)}
        />
        <p role="status" className="found">
          {questions.length > 0 ? m.worksheet_found({ count: questions.length }) : m.worksheet_found_none()}
        </p>
        <QuestionList questions={questions} />
      </div>
    </div>
  )
}

/** An address of the picture in this page alone, given back when it is no longer shown. */
function useObjectUrl(picture: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (picture === null) return setUrl(null)
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return url
}
