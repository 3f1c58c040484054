// Things to count, in rows, circles and heaps.
import type { DrawingOf, Point } from '#engine/curriculum/drawing.ts'
import { range, Sketch } from './sketch.tsx'
import { STEP, THING, ThingPicture } from './things.tsx'

interface Placed {
  readonly group: number
  readonly index: number
  readonly at: Point
}

function placed({ groups, layout, columns = 10, places, spacing }: DrawingOf<'counters'>): Placed[] {
  if (layout === 'circle') {
    const total = groups.reduce((sum, { count }) => sum + count, 0)
    const radius = Math.max(60, (total * STEP) / 6)
    return groups.flatMap(({ count }, group) =>
      range(count).map((index) => {
        const turn = (index / total) * 2 * Math.PI - Math.PI / 2
        return {
          group,
          index,
          at: [radius + radius * Math.cos(turn), radius + radius * Math.sin(turn)] as const,
        }
      }),
    )
  }
  let before = 0
  let row = 0
  return groups.flatMap(({ count }, group) => {
    const first = before
    const firstRow = row
    before += count
    row += Math.ceil(count / columns)
    const gap = STEP * (spacing?.[group] ?? 1)
    return range(count).map((index) => {
      const [x, y] = places?.[first + index] ?? [index % columns, firstRow + Math.floor(index / columns)]
      return { group, index, at: [x * gap, y * (STEP + (groups.length > 1 ? 14 : 0))] as const }
    })
  })
}

export function CountersDrawing(drawing: DrawingOf<'counters'>) {
  const all = placed(drawing)
  const w = Math.max(...all.map(({ at: [x] }) => x), 0) + THING
  const h = Math.max(...all.map(({ at: [, y] }) => y), 0) + THING
  const { groups, ringed = 0, layout } = drawing
  const ring = all.slice(0, ringed).map(({ at }) => at)
  const first = all[0]?.at
  return (
    <Sketch w={w} h={h}>
      {all.map(({ group, index, at: [x, y] }) => {
        const { thing, count, crossed = 0 } = groups[group] ?? { thing: 'dot' as const, count: 0 }
        return (
          <ThingPicture
            key={`${group}-${index}`}
            thing={thing}
            x={x}
            y={y}
            other={group % 2 === 1}
            crossed={index >= count - crossed}
          />
        )
      })}
      {ring.length > 0 && <RingAround points={ring} />}
      {layout === 'circle' && first && (
        <circle className="ink dash" cx={first[0] + THING / 2} cy={first[1] + THING / 2} r={THING * 0.64} />
      )}
    </Sketch>
  )
}

function RingAround({ points }: { points: readonly Point[] }) {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs) - 4, Math.min(...ys) - 4]
  return (
    <rect
      className="ink dash"
      x={x}
      y={y}
      rx={16}
      width={Math.max(...xs) - x + THING + 4}
      height={Math.max(...ys) - y + THING + 4}
    />
  )
}
