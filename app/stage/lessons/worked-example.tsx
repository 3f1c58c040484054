// The worked example: the question with its picture, and the way to the answer a step at a time, by hand or as a film.
import { Pause, Play } from 'lucide-react'
import { useMemo } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import type { Exercise } from '#engine/curriculum/exercise.ts'
import { linearText } from '#engine/curriculum/linear-text.ts'
import { Drawing } from '../practice/drawing/drawing.tsx'
import { MathsSet } from '../practice/maths-set.tsx'
import { Says, sentenceText } from '../practice/says.tsx'
import { signsOf, useWords } from '../practice/words-context.ts'
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
  const { shown, isPlaying, next, play, stop } = useFilm(lines, words.language, onEnd)
  const left = solution.length - shown
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
      <ButtonRow>
        {left > 0 && !isPlaying && <Button onClick={next}>{m.lesson_next_step()}</Button>}
        <Button
          variant="ghost"
          icon={isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
          onClick={isPlaying ? stop : play}
        >
          {isPlaying ? m.lesson_pause() : left > 0 ? m.lesson_play() : m.lesson_play_again()}
        </Button>
        {left > 0 && <span className="left">{m.lesson_steps_left({ count: left })}</span>}
      </ButtonRow>
    </>
  )
}
