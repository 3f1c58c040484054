// Amounts as bars.
import { numberFormat } from '#app/i18n/formats.ts'
import type { LessonDrawingOf } from '#engine/curriculum/lessons/lesson-drawing.ts'
import { Board, fitWords, useDrawn, WIDTH, WordsAt } from './board.tsx'

const NAMES = 116

const BAR = 34

export function BarsDrawing({ bars }: LessonDrawingOf<'bars'>) {
  const { say, isLit, language } = useDrawn()
  const most = Math.max(...bars.map(({ value }) => value))
  const rows = bars.map(({ id, value }, index) => ({
    id,
    y: index * (BAR + 16),
    length: Math.max(3, (value / most) * (WIDTH - NAMES - 52)),
    words: fitWords(say(id), NAMES - 10, 15),
    figure: fitWords(numberFormat(language).format(value), 52),
  }))
  return (
    <Board
      h={rows.length * (BAR + 16) - 16}
      under={
        <>
          <path className="ink" d={`M${NAMES} -4V${rows.length * (BAR + 16) - 12}`} />
          {rows.map(({ id, y, length }) => (
            <g key={id} className="part bar" data-lit={isLit(id) || undefined}>
              <rect className="ink shape" x={NAMES} y={y} width={length} height={BAR} />
            </g>
          ))}
        </>
      }
      texts={rows.map(({ id, y, length, words, figure }) => (
        <g key={id}>
          <WordsAt x={NAMES - 9} y={y + BAR / 2} words={words} anchor="end" />
          <WordsAt className="strong" x={NAMES + length + 7} y={y + BAR / 2} words={figure} anchor="start" />
        </g>
      ))}
    />
  )
}
