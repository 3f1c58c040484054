// The worked example: the question with its picture, and the way to the answer a step at a time, by hand or as a film.
import { useMemo } from 'react'
import type { Exercise } from '#engine/curriculum/exercise.ts'
import { linearText } from '#engine/curriculum/linear-text.ts'
import { Drawing } from '../practice/drawing/drawing.tsx'
import { MathsSet } from '../practice/maths-set.tsx'
import { Says, sentenceText } from '../practice/says.tsx'
import { signsOf, useWords } from '../practice/words-context.ts'
import { FilmButtons } from './film-buttons.tsx'
import { useFilm } from './use-film.ts'

export function WorkedExample({ exercise, onEnd }: { exercise: Exercise; onEnd: () => void }) {
  const words = useWords()
  const { question, drawing, solution } = exercise
  const lines = useMemo(() => {
    const signs = signsOf(words.language)
    return solution.map(({ say, work }, index) =>
      [
        index === 0 ? sentenceText(question, words) : '',
        sentenceText(say, words),
        work ? linearText(work, signs) : '',
      ].join(' '),
    )
  }, [question, solution, words])
  const film = useFilm(lines, words.language, onEnd)
  const { shown, isPlaying } = film
  return (
    <>
      <div className="example-question">
        <p className="question">
          <Says of={question} />
        </p>
        {drawing && <Drawing of={drawing} />}
      </div>
      <ol className="frames" aria-live={isPlaying ? 'off' : 'polite'}>
        {solution.slice(0, shown).map(({ say, work, drawings }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={index} data-now={(isPlaying && index === shown - 1) || undefined}>
            {work && (
              <span className="work">
                <MathsSet of={work} />
              </span>
            )}
            {drawings?.map((one, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is its place
              <Drawing key={place} of={one} />
            ))}
            <span>
              <Says of={say} />
            </span>
          </li>
        ))}
      </ol>
      <FilmButtons film={film} steps={solution.length} />
    </>
  )
}
