// A study guide on the left, to be read and corrected; on the right the questions it gives, to be kept or left out.
import { useDeferredValue, useMemo } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { isLocale, LOCALE_NAMES, LOCALES } from '#app/i18n/locales.ts'
import { ReadingView } from '#app/stage/worksheet/reading-view.tsx'
import { tidyText } from '#app/stage/worksheet/tidy-text.ts'
import { unreadWords } from '#app/stage/worksheet/unread-words.ts'
import { TextArea } from '#app/ui/field.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { makeQuestions } from '#engine/curriculum/guide/make-questions.ts'
import { GuideFile } from './guide-file.tsx'
import { GuideForm } from './guide-form.tsx'
import { useGuide } from './use-guide.ts'
import { useSkills } from './use-skills.ts'

const LANGUAGES = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))
const NOTHING_UNREAD = { unsure: [], isCut: false, pagesLeft: 0, blankPages: [] }

export interface GuideRoomProps {
  attemptId: string
  /** Ids of skills. */
  withExercises: readonly string[]
}

export function GuideRoom({ attemptId, withExercises }: GuideRoomProps) {
  const { text, language, unread, progress, refusal, read, stop, write, choose } = useGuide()
  const typed = useDeferredValue(text)
  const tidy = useMemo(() => tidyText(typed), [typed])
  const questions = useMemo(() => makeQuestions(tidy.text, language), [tidy.text, language])
  const skills = useSkills(tidy.text, language, withExercises)
  const told = { ...(unread ?? NOTHING_UNREAD), ...(tidy.isCut && { isCut: true }) }
  const lines = text === '' ? [] : unreadWords(told)
  return (
    <div className="guide-room">
      <section aria-labelledby="guide-own">
        <h2 id="guide-own">{m.guide_file()}</h2>
        {progress ? (
          <ReadingView progress={progress} onCancel={stop} />
        ) : (
          <>
            <NativeSelect
              id="guide-language"
              name=""
              label={m.guide_language()}
              items={LANGUAGES}
              value={language}
              onChange={({ target }) => isLocale(target.value) && choose(target.value)}
            />
            <GuideFile refusal={refusal} onFile={read} />
            {lines.length > 0 && (
              <Notice tone="warn">
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </Notice>
            )}
            <TextArea
              id="guide-text"
              name=""
              label={m.guide_text()}
              hint={m.guide_text_hint()}
              rows={12}
              value={text}
              onChange={({ target }) => write(target.value)}
            />
          </>
        )}
      </section>
      <GuideForm
        attemptId={attemptId}
        language={language}
        isEmpty={tidy.text === ''}
        questions={questions}
        skills={skills}
      />
    </div>
  )
}
