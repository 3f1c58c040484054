// Language itself: sentences with their parts marked, words cut into parts, texts with what each sentence does.
import type { LessonDrawingOf } from '#engine/curriculum/lessons/lesson-drawing.ts'
import { Board, fitWords, useDrawn, WIDTH, WordsAt } from './board.tsx'
import { widthOf } from './wrap-label.ts'

const WORD = 19
const ROLE = 14
/** Between a row and the next, and a line of rows and the next. */
const ROW_GAP = 12
const LINE_GAP = 20

export function SentenceDrawing({ lines }: LessonDrawingOf<'sentence'>) {
  const { say, isLit } = useDrawn()
  let y = 0
  const placed = lines.flatMap((parts) => {
    let x = 0
    /** Of the tallest part in the row so far, with its name. */
    let tallest = 0
    const row = parts.map(({ id, role }) => {
      const words = fitWords(say(id), WIDTH - 16, WORD)
      const name = role === undefined ? null : fitWords(say(role), 120, ROLE)
      const w = Math.min(WIDTH, Math.max(words.width, name?.width ?? 0) + 14)
      if (x + w > WIDTH && x > 0) {
        x = 0
        y += tallest + ROW_GAP
        tallest = 0
      }
      const at = { id, words, name, x, y, w }
      x += w + 3
      tallest = Math.max(tallest, words.height + 8 + (name ? name.height + 5 : 0))
      return at
    })
    y += tallest + LINE_GAP
    return row
  })
  return (
    <Board
      h={y - LINE_GAP}
      under={placed.map(({ id, x, y: top, w, words, name }) => (
        <g key={id} className="part stretch" data-lit={isLit(id) || undefined}>
          <rect className="shape" x={x} y={top} width={w} height={words.height + 8} rx={5} />
          {name && <path className="ink" d={`M${x + 4} ${top + words.height + 9}h${w - 8}`} />}
        </g>
      ))}
      texts={placed.map(({ id, x, y: top, w, words, name }) => (
        <g key={id}>
          <WordsAt className="told-word" x={x + w / 2} y={top + 4 + words.height / 2} words={words} />
          {name && (
            <WordsAt
              className="role"
              x={x + w / 2}
              y={top + words.height + 13 + name.height / 2}
              words={name}
            />
          )}
        </g>
      ))}
    />
  )
}

const LETTERS = 27
const TILE = 50

export function WordDrawing({ words }: LessonDrawingOf<'word'>) {
  const { say, isLit } = useDrawn()
  let y = 0
  const rows = words.map((parts) => {
    const size = Math.min(
      LETTERS,
      (WIDTH - parts.length * 20) / parts.reduce((sum, { id }) => sum + widthOf(say(id)), 0),
    )
    const tiles = parts.map(({ id, means }) => {
      const letters = fitWords(say(id), WIDTH, size)
      const w = Math.max(letters.width + 16, means ? Math.min(96, WIDTH / parts.length - 6) : 0)
      return { id, letters, w, means: means ? fitWords(say(`${id}-means`), Math.max(w + 2, 60), 14) : null }
    })
    const total = tiles.reduce((sum, { w }) => sum + w, 0)
    const lowest = Math.max(0, ...tiles.map(({ means }) => (means ? means.height + 8 : 0)))
    let x = Math.max(0, (WIDTH - total) / 2)
    const row = tiles.map((tile) => {
      const at = { ...tile, x, y }
      x += tile.w
      return at
    })
    y += TILE + lowest + 16
    return row
  })
  const tiles = rows.flat()
  return (
    <Board
      h={y - 16}
      under={tiles.map(({ id, x, y: top, w }) => (
        <g key={id} className="part" data-lit={isLit(id) || undefined}>
          <rect className="ink shape" x={x} y={top} width={w} height={TILE} rx={4} />
        </g>
      ))}
      texts={tiles.map(({ id, x, y: top, w, letters, means }) => (
        <g key={id}>
          <WordsAt className="told-word" x={x + w / 2} y={top + TILE / 2} words={letters} />
          {means && (
            <WordsAt className="role" x={x + w / 2} y={top + TILE + 8 + means.height / 2} words={means} />
          )}
        </g>
      ))}
    />
  )
}

const TAG = 86

export function ParagraphDrawing({ parts }: LessonDrawingOf<'paragraph'>) {
  const { say, isLit } = useDrawn()
  const hasRoles = parts.some(({ role }) => role !== undefined)
  const left = hasRoles ? TAG + 8 : 0
  let y = 0
  const rows = parts.map(({ id, role }) => {
    const words = fitWords(say(id), WIDTH - left - 20)
    const name = role === undefined ? null : fitWords(say(role), TAG - 8, ROLE)
    const h = Math.max(words.height, name?.height ?? 0) + 14
    const row = { id, words, name, y, h }
    y += h + 4
    return row
  })
  return (
    <Board
      h={y - 4}
      under={
        <>
          <rect className="paper ink" x={left} y={-4} width={WIDTH - left} height={y + 4} rx={4} />
          {rows.map(({ id, y: top, h, name }) => (
            <g key={id} className="part stretch" data-lit={isLit(id) || undefined}>
              <rect className="shape" x={left + 4} y={top} width={WIDTH - left - 8} height={h} rx={3} />
              {name && <path className="ink" d={`M${TAG} ${top + 3}h-5v${h - 6}h5`} />}
            </g>
          ))}
        </>
      }
      texts={rows.map(({ id, words, name, y: top, h }) => (
        <g key={id}>
          <WordsAt x={left + 12} y={top + h / 2} words={words} anchor="start" />
          {name && <WordsAt className="role" x={TAG - 9} y={top + h / 2} words={name} anchor="end" />}
        </g>
      ))}
    />
  )
}
