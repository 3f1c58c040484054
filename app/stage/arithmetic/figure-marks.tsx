// Marks as svg: the pen's page twin. Ink and weights are the notebook's, by style sheet.
import { arrowHead, hop } from '#engine/phaser/kit/hand.ts'
import type { Hop, Mark, Point } from '#engine/phaser/kit/marks.ts'

/** How thick a hop is drawn, at which the size of its arrow head aims. */
const HEAD = 9

export function FigureMarks({ marks }: { marks: readonly Mark[] }) {
  return marks.map((mark, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the drawing
    <FigureMark key={place} mark={mark} />
  ))
}

function FigureMark({ mark }: { mark: Mark }) {
  switch (mark.mark) {
    case 'counter': {
      const { x, y, radius, kind } = mark
      return (
        <g className={`counter fill-${kind}`}>
          <circle cx={x} cy={y} r={radius} />
          {kind === 'b' && <circle className="hole" cx={x} cy={y} r={radius * 0.36} />}
        </g>
      )
    }
    case 'line': {
      const { from, to, ink, width, dashed } = mark
      return <path className={`line ink-${ink} ${width}${dashed ? ' dashed' : ''}`} d={pathOf([from, to])} />
    }
    case 'field': {
      const { x, y, width, height, fill, outline } = mark
      return (
        <rect className={`field fill-${fill} outline-${outline}`} x={x} y={y} width={width} height={height} />
      )
    }
    case 'hop':
      return <path className="hop" d={hopPath(mark)} />
    case 'cross': {
      const { x, y, radius } = mark
      const corner = (dx: number, dy: number) => ({ x: x + dx * radius, y: y + dy * radius })
      return (
        <path
          className="line ink-ink cross"
          d={pathOf([corner(-1, -1), corner(1, 1)]) + pathOf([corner(1, -1), corner(-1, 1)])}
        />
      )
    }
    case 'label':
      return (
        <text className={`ink-${mark.ink}`} x={mark.x} y={mark.y} fontSize={mark.size}>
          {mark.text}
        </text>
      )
    case 'shape':
      return (
        <path
          className={`field fill-${mark.fill} outline-${mark.outline ? 'ink' : 'none'}${mark.soft ? ' soft' : ''}`}
          d={`${pathOf(mark.points)}z`}
        />
      )
    case 'curve':
      return <path className={`line ink-${mark.ink} ${mark.width}`} d={pathOf(mark.points)} />
  }
}

function hopPath({ from, to, height }: Hop): string {
  const points = hop(from, to, height)
  const before = points.at(-3) ?? from
  return pathOf(points) + pathOf(arrowHead(before, to, HEAD))
}

function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
