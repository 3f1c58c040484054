// The worked example of a written lesson: a drawing whose parts light up as they are told of, step by step, by hand or as a film.
import { useMemo, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import type { Language } from '#engine/core/languages.ts'
import type { ToldExample as Told } from '#engine/curriculum/lessons/written-lesson.ts'
import { LitText } from '../speech/lit-text.tsx'
import { LessonDrawing } from './drawing/lesson-drawing.tsx'
import { FilmButtons } from './film-buttons.tsx'
import { useFilm } from './use-film.ts'
import './told-example.css'

export interface ToldExampleProps {
  example: Told
  language: Language
  onEnd: () => void
}

export function ToldExample({ example: { drawing, labels, steps }, language, onEnd }: ToldExampleProps) {
  const lines = useMemo(() => steps.map(({ say }) => say), [steps])
  const film = useFilm(lines, language, onEnd)
  const { shown, isPlaying, word } = film
  /** A step that was shown before and is looked at again; null: the last one shown. */
  const [again, setAgain] = useState<number | null>(null)
  const now = isPlaying || again === null || again >= shown ? shown - 1 : again
  return (
    <>
      <div className="told">
        <LessonDrawing of={drawing} labels={labels} lit={steps[now]?.lights ?? []} language={language} />
        <ol aria-live={isPlaying ? 'off' : 'polite'}>
          {steps.slice(0, shown).map(({ say, lights }, index) => (
            <li key={say} data-now={index === now || undefined}>
              <button
                type="button"
                aria-pressed={index === now}
                aria-label={m.lesson_look_again({ number: index + 1 })}
                onClick={() => {
                  film.stop()
                  setAgain(index)
                }}
              >
                {index + 1}
              </button>
              <p>
                <LitText text={say} word={index === shown - 1 ? word : undefined} />
                <span className="visually-hidden">
                  {' '}
                  {m.lesson_lit({ parts: lights.map((id) => labels[id] ?? id).join(', ') })}
                </span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <FilmButtons
        film={{
          ...film,
          next: () => {
            setAgain(null)
            film.next()
          },
          play: () => {
            setAgain(null)
            film.play()
          },
        }}
        steps={steps.length}
      />
    </>
  )
}
