// A sketch of a map: land, rivers, places and the routes between them.
import type { Point } from '#engine/curriculum/drawing.ts'
import type { LessonDrawing } from '#engine/curriculum/lessons/lesson-drawing.ts'
import { Arrow, Board, fitWords, place, useDrawn, WIDTH, WordsAt } from './board.tsx'
import { PictureAt } from './pictures/picture-at.tsx'

const HEIGHT = 260
const PICTURE = 34

export function MapDrawing({
  land,
  rivers = [],
  places,
  routes = [],
}: Extract<LessonDrawing, { kind: 'map' }>) {
  const { say, isLit } = useDrawn()
  return (
    <Board
      h={HEIGHT}
      under={
        <>
          <rect className="soft ink" x={0} y={0} width={WIDTH} height={HEIGHT} rx={12} />
          {/* What runs over the edge of the sheet is cut off. */}
          <svg width={WIDTH} height={HEIGHT} aria-hidden="true">
            {land.map((points) => (
              <path key={String(points)} className="paper ink thin" d={`${smooth(points, true)}Z`} />
            ))}
          </svg>
          {rivers.map(({ id, points }) => (
            <path key={id} className="ink way" data-lit={isLit(id) || undefined} d={smooth(points, false)} />
          ))}
          {routes.map(({ id, points }) => (
            <g key={id} className="way" data-lit={isLit(id) || undefined}>
              <Arrow points={points} className="ink dash" />
            </g>
          ))}
          {places.map(({ id, at: [x, y], picture }) => (
            <g key={id} className="part" data-lit={isLit(id) || undefined}>
              <circle className="ink shape" cx={x} cy={y} r={picture ? PICTURE / 2 + 4 : 7} />
              {picture && (
                <PictureAt
                  name={picture}
                  x={x - PICTURE / 2 + 4}
                  y={y - PICTURE / 2 + 4}
                  size={PICTURE - 8}
                />
              )}
            </g>
          ))}
        </>
      }
      texts={
        <>
          {[...rivers, ...routes].map(({ id, at: [x, y] }) => (
            <WordsAt key={id} className="way-name" x={x} y={y} words={fitWords(say(id), 110, 14.5)} />
          ))}
          {places.map(({ id, at: [x, y], picture }) => {
            const words = fitWords(say(id), 100, 14.5)
            const below = y + (picture ? PICTURE / 2 + 6 : 11) + words.height / 2
            const inside = Math.min(WIDTH - 6 - words.width / 2, Math.max(6 + words.width / 2, x))
            return <WordsAt key={id} className="place-name" x={inside} y={below} words={words} />
          })}
        </>
      }
    />
  )
}

/** A curve through all points (Catmull-Rom as Bézier). */
function smooth(points: readonly Point[], closed: boolean): string {
  const at = (index: number): Point => {
    const count = points.length
    const wanted = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    return points[wanted] ?? [0, 0]
  }
  const stretches = points.slice(closed ? 0 : 1).map((_, offset) => {
    const end = offset + 1
    const [a, b, c, d] = [at(end - 2), at(end - 1), at(end), at(end + 1)]
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const second: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6]
    return `C${place(first)} ${place(second)} ${place(c)}`
  })
  return `M${place(at(0))}${stretches.join('')}`
}
