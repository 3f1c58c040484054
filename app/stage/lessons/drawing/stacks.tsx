// What lies in an order: layers, rings, years, tables, bars.
import { numberFormat } from '#app/i18n/formats.ts'
import type { Fill, LessonDrawing } from '#engine/curriculum/lessons/lesson-drawing.ts'
import { Board, fitWords, place, useDrawn, WIDTH, WordsAt } from './board.tsx'
import { yearText } from './year-text.ts'

type Of<Kind extends LessonDrawing['kind']> = Extract<LessonDrawing, { kind: Kind }>

const STRIP = 96
const LEAST_LAYER = 44

export function LayersDrawing({ parts }: Of<'layers'>) {
  const { say, isLit } = useDrawn()
  let y = 0
  const layers = parts.map(({ id, fill }) => {
    const words = fitWords(say(id), WIDTH - STRIP - 24)
    const layer = { id, fill, words, y, h: Math.max(LEAST_LAYER, words.height + 16) }
    y += layer.h
    return layer
  })
  return (
    <Board
      h={y}
      under={layers.map(({ id, fill, y: top, h }) => (
        <g key={id} className="part" data-lit={isLit(id) || undefined}>
          <rect className="ink shape" x={0} y={top} width={WIDTH} height={h} />
          <rect
            className={fill === 'waves' ? 'soft' : 'soft-b'}
            x={2}
            y={top + 2}
            width={STRIP - 4}
            height={h - 4}
          />
          <path className="ink thin" d={FILLS[fill](top, h)} />
          <path className="ink" d={`M${STRIP} ${top}v${h}`} />
        </g>
      ))}
      texts={layers.map(({ id, words, y: top, h }) => (
        <WordsAt key={id} x={STRIP + 12} y={top + h / 2} words={words} anchor="start" />
      ))}
    />
  )
}

/** Strokes in the strip of a layer. */
const FILLS: Readonly<Record<Fill, (y: number, h: number) => string>> = {
  plain: () => '',
  dots: (y, h) => grid(y, h, 16, 14, ([x, at]) => `M${x} ${at}h.1`),
  waves: (y, h) => grid(y, h, 30, 15, ([x, at]) => `M${x - 8} ${at}q6-7 12 0t12 0`),
  bricks: (y, h) => grid(y, h, 28, 15, ([x, at], row) => `M${x - (row % 2) * 9} ${at}h18m-9 0v-11`),
  lines: (y, h) => grid(y, h, 90, 10, ([, at]) => `M6 ${at}h${STRIP - 12}`),
}

function grid(
  top: number,
  height: number,
  across: number,
  down: number,
  stroke: (at: readonly [number, number], row: number) => string,
): string {
  const rows = Math.max(1, Math.floor((height - 10) / down))
  const columns = Math.max(1, Math.floor((STRIP - 14) / across))
  const first = top + (height - (rows - 1) * down) / 2
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) =>
      stroke([14 + column * across, Number((first + row * down).toFixed(1))], row),
    ).join(''),
  ).join('')
}

const RADIUS = 112

export function RingsDrawing({ parts }: Of<'rings'>) {
  const { say, isLit } = useDrawn()
  const width = RADIUS / parts.length
  const rings = parts.map(({ id }, index) => {
    const share = parts.length === 1 ? 0.5 : 1 - index / (parts.length - 1)
    const turn = -1 + share * 1.9
    const middle = (index + 0.5) * width
    const words = fitWords(say(id), 96, 15)
    return {
      id,
      words,
      radius: (index + 1) * width,
      from: [RADIUS + middle * Math.cos(turn), RADIUS + middle * Math.sin(turn)],
      y: 20 + share * (2 * RADIUS - 40),
    }
  })
  return (
    <Board
      h={2 * RADIUS}
      under={
        <>
          {rings.toReversed().map(({ id, radius }) => (
            <g key={id} className="part" data-lit={isLit(id) || undefined}>
              <circle className="ink shape" cx={RADIUS} cy={RADIUS} r={radius} />
            </g>
          ))}
          {rings.map(({ id, from, y }) => (
            <path key={id} className="ink thin" d={`M${place(from)}L238 ${y}`} />
          ))}
        </>
      }
      texts={rings.map(({ id, words, y }) => <WordsAt key={id} x={243} y={y} words={words} anchor="start" />)}
    />
  )
}

const AXIS = 98

export function TimelineDrawing({ parts }: Of<'timeline'>) {
  const { say, isLit, language } = useDrawn()
  let y = 0
  const rows = parts.map(({ id, year, about }) => {
    const words = fitWords(say(id), WIDTH - AXIS - 42)
    const row = {
      id,
      words,
      when: fitWords(yearText(year, about, language), AXIS - 20, 17),
      y,
      h: Math.max(42, words.height + 18),
    }
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

/** Room for the names of rows, with two columns and with three. */
const HEADS = { 2: 104, 3: 76 } as const

export function TableDrawing(of: Of<'table'>) {
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

const NAMES = 116
const BAR = 34

export function BarsDrawing({ bars }: Of<'bars'>) {
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
