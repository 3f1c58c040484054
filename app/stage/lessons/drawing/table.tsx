// Rows and columns of words.
import type { LessonDrawingOf } from '#engine/curriculum/lessons/lesson-drawing.ts'
import { Board, fitWords, useDrawn, WIDTH, WordsAt } from './board.tsx'

/** Room for the names of rows, with two columns and with three. */
const HEADS = { 2: 104, 3: 76 } as const

export function TableDrawing(of: LessonDrawingOf<'table'>) {
  const { say, isLit } = useDrawn()
  const { columns, rows } = of
  const names = columns.length > 2 ? HEADS[3] : HEADS[2]
  const width = (WIDTH - names) / columns.length
  const heads = columns.map((id) => fitWords(say(id), width - 12, 15))
  const top = Math.max(...heads.map(({ height }) => height)) + 16
  let y = top
  const lines = rows.map((row) => {
    const cells = columns.map((column) => ({
      id: `${row}-${column}`,
      words: fitWords(say(`${row}-${column}`), width - 12, 14.5),
    }))
    const head = fitWords(say(row), names - 12, 15)
    const h = Math.max(40, head.height + 16, ...cells.map(({ words }) => words.height + 16))
    const line = { row, head, cells, y, h }
    y += h
    return line
  })
  const isOn = (...ids: string[]) => ids.some(isLit) || undefined
  return (
    <Board
      h={y}
      under={
        <>
          {columns.map((id, column) => (
            <g key={id} className="part head" data-lit={isOn(id)}>
              <rect className="ink shape" x={names + column * width} y={0} width={width} height={top} />
            </g>
          ))}
          {lines.map(({ row, y: at, h, cells }) => (
            <g key={row}>
              <g className="part head" data-lit={isOn(row)}>
                <rect className="ink shape" x={0} y={at} width={names} height={h} />
              </g>
              {cells.map(({ id }, column) => (
                <g key={id} className="part" data-lit={isOn(id, row, columns[column] ?? id)}>
                  <rect className="ink shape" x={names + column * width} y={at} width={width} height={h} />
                </g>
              ))}
            </g>
          ))}
        </>
      }
      texts={
        <>
          {heads.map((words, column) => (
            <WordsAt
              key={columns[column]}
              className="strong"
              x={names + (column + 0.5) * width}
              y={top / 2}
              words={words}
            />
          ))}
          {lines.map(({ row, head, cells, y: at, h }) => (
            <g key={row}>
              <WordsAt className="strong" x={names / 2} y={at + h / 2} words={head} />
              {cells.map(({ id, words }, column) => (
                <WordsAt key={id} x={names + (column + 0.5) * width} y={at + h / 2} words={words} />
              ))}
            </g>
          ))}
        </>
      }
    />
  )
}
