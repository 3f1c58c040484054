// Years along a line.
import type { LessonDrawingOf } from '#engine/curriculum/lessons/lesson-drawing.ts'
import { Board, fitWords, useDrawn, WIDTH, WordsAt } from './board.tsx'
import { yearText } from './year-text.ts'

const AXIS = 98

export function TimelineDrawing({ parts }: LessonDrawingOf<'timeline'>) {
  const { say, isLit, language } = useDrawn()
  let y = 0
  const rows = parts.map(({ id, year, about }) => {
    const words = fitWords(say(id), WIDTH - AXIS - 42)
    const when = fitWords(yearText(year, about, language), AXIS - 20, 17)
    const row = { id, words, when, y, h: Math.max(42, words.height + 18, when.height) }
    y += row.h + 10
    return row
  })
  return (
    <Board
      h={y - 10}
      under={
        <>
          <path className="ink heavy" d={`M${AXIS} 0V${y - 10}`} />
          {rows.map(({ id, y: top, h }) => (
            <g key={id} className="part" data-lit={isLit(id) || undefined}>
              <path className="ink" d={`M${AXIS} ${top + h / 2}h20`} />
              <rect className="ink shape" x={AXIS + 20} y={top} width={WIDTH - AXIS - 20} height={h} rx={8} />
              <circle className="ink shape" cx={AXIS} cy={top + h / 2} r={7} />
            </g>
          ))}
        </>
      }
      texts={rows.map(({ id, words, when, y: top, h }) => (
        <g key={id}>
          <WordsAt className="year" x={AXIS - 14} y={top + h / 2} words={when} anchor="end" />
          <WordsAt x={AXIS + 31} y={top + h / 2} words={words} anchor="start" />
        </g>
      ))}
    />
  )
}
