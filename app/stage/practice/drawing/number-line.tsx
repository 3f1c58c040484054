// Numbers as places on a line, with jumps and rays.
import type { DrawingOf } from '#engine/curriculum/drawing.ts'
import { minus, over, type Rational } from '#engine/curriculum/exact.ts'
import { Label, range, Sketch, WIDTH } from './sketch.tsx'

const value = ({ n, d }: Rational) => n / d

export function NumberLineDrawing({
  from,
  to,
  step,
  labels,
  dots = [],
  rays = [],
  jumps = [],
}: DrawingOf<'number-line'>) {
  const span = value(minus(to, from))
  const at = (number: Rational) => ((value(number) - value(from)) / span) * WIDTH
  const marks = Math.round(value(over(minus(to, from), step)))
  const y = jumps.length > 0 ? 64 : 20
  return (
    <Sketch
      w={WIDTH}
      h={y + 58}
      texts={
        <>
          {labels.map(({ at: number, text }) => (
            <Label key={`${number.n}/${number.d}`} x={at(number)} y={y + 36} of={text} />
          ))}
          {jumps.map(({ from: a, to: b, label }, index) =>
            label ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a jump is its place
              <Label key={index} x={(at(a) + at(b)) / 2} y={10} of={label} />
            ) : null,
          )}
        </>
      }
    >
      <path className="ink" d={`M-4 ${y}H${WIDTH + 4}M${WIDTH - 6} ${y - 7}l10 7-10 7`} />
      {range(marks + 1).map((mark) => (
        <path key={mark} className="ink" d={`M${(mark / marks) * WIDTH} ${y - 9}v18`} />
      ))}
      {jumps.map(({ from: a, to: b }, index) => {
        const [x1, x2] = [at(a), at(b)]
        const back = x2 < x1 ? 1 : -1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a jump is its place
          <g key={index} className="jump">
            <path className="ink" d={`M${x1} ${y - 8}Q${(x1 + x2) / 2} ${y - 62} ${x2} ${y - 8}`} />
            <path className="ink" d={`M${x2 + back * 9} ${y - 14}L${x2} ${y - 7}l${-back * 2} -12`} />
          </g>
        )
      })}
      {rays.map(({ from: end, to: side, closed }) => (
        <g key={`${end.n}/${end.d} ${side}`} className="jump">
          <path className="ink heavy" d={`M${at(end)} ${y}H${side === 'left' ? -4 : WIDTH + 4}`} />
          <circle className={`ink ${closed ? 'fill' : 'paper'}`} cx={at(end)} cy={y} r={9} />
        </g>
      ))}
      {dots.map((dot) => (
        <circle key={`${dot.n}/${dot.d}`} className="a ink" cx={at(dot)} cy={y} r={9} />
      ))}
    </Sketch>
  )
}
