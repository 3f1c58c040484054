// Amounts as bars, under a line that says what they measure.
import { numberFormat } from '#app/i18n/formats.ts'
import type { LessonDrawingOf } from '#engine/curriculum/lessons/lesson-drawing.ts'
import { Board, fitWords, useDrawn, WIDTH, WordsAt } from './board.tsx'

const NAMES = 116

const BAR = 34
/** Between what is measured and the first bar, and between two rows. */
const GAP = 16

export function BarsDrawing({ bars }: LessonDrawingOf<'bars'>) {
  const { say, isLit, language } = useDrawn()
  const most = Math.max(...bars.map(({ value }) => value))
  const measure = fitWords(say('measure'), WIDTH, 15)
  const top = measure.height + GAP
  let bottom = top - GAP
  const rows = bars.map(({ id, value }) => {
    const words = fitWords(say(id), NAMES - 10, 15)
    // A name of three lines is higher than its bar.
    const height = Math.max(BAR, words.height)
    const y = bottom + GAP + (height - BAR) / 2
    bottom += GAP + height
    return {
      id,
      y,
      length: Math.max(3, (value / most) * (WIDTH - NAMES - 52)),
      words,
      figure: fitWords(numberFormat(language).format(value), 52),
    }
  })
  return (
    <Board
      h={bottom}
      under={
        <>
          <path className="ink" d={`M${NAMES} ${top - 4}V${bottom}`} />
          {rows.map(({ id, y, length }) => (
            <g key={id} className="part bar" data-lit={isLit(id) || undefined}>
              <rect className="ink shape" x={NAMES} y={y} width={length} height={BAR} />
            </g>
          ))}
        </>
      }
      texts={
        <>
          <WordsAt className="strong" x={0} y={measure.height / 2} words={measure} anchor="start" />
          {rows.map(({ id, y, length, words, figure }) => (
            <g key={id}>
              <WordsAt x={NAMES - 9} y={y + BAR / 2} words={words} anchor="end" />
              <WordsAt
                className="strong"
                x={NAMES + length + 7}
                y={y + BAR / 2}
                words={figure}
                anchor="start"
              />
            </g>
          ))}
        </>
      }
    />
  )
}
