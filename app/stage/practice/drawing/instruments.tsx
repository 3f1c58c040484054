// What is read off: clocks, balance, gauges, protractor, angles.
import type { DrawingOf } from '#engine/curriculum/drawing.ts'
import { num } from '#engine/curriculum/notation.ts'
import { SentenceText } from '../says.tsx'
import { Label, range, Sketch, Text } from './sketch.tsx'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Around a small dial. */
const MOST_NUMBERS = 12

export function ClockDrawing({ hour, minute }: DrawingOf<'clock'>) {
  const r = 110
  const hand = (turn: number, length: number) =>
    `M${r} ${r}L${r + length * Math.sin(turn)} ${r - length * Math.cos(turn)}`
  return (
    <Sketch
      w={2 * r}
      h={2 * r}
      texts={range(12).map((index) => {
        const turn = radians((index + 1) * 30)
        return (
          <Text key={index} x={r + 84 * Math.sin(turn)} y={r - 84 * Math.cos(turn)}>
            {index + 1}
          </Text>
        )
      })}
    >
      <circle className="paper ink heavy" cx={r} cy={r} r={r} />
      <path
        className="ink"
        d={range(60)
          .map((tick) => {
            const turn = radians(tick * 6)
            const inner = tick % 5 === 0 ? r - 11 : r - 6
            return `M${r + inner * Math.sin(turn)} ${r - inner * Math.cos(turn)}L${r + (r - 2) * Math.sin(turn)} ${r - (r - 2) * Math.cos(turn)}`
          })
          .join('')}
      />
      <path className="ink hour" d={hand(radians(((hour % 12) + minute / 60) * 30), 48)} />
      <path className="ink minute" d={hand(radians(minute * 6), 74)} />
      <circle className="ink fill" cx={r} cy={r} r={6} />
    </Sketch>
  )
}

export function DigitalClockDrawing({ hour, minute }: DrawingOf<'digital-clock'>) {
  return (
    <Sketch
      w={150}
      h={64}
      texts={
        <text className="digits" x={75} y={33} textAnchor="middle" dominantBaseline="central">
          {`${hour}:${String(minute).padStart(2, '0')}`}
        </text>
      }
    >
      <rect className="soft ink heavy" width={150} height={64} rx={12} />
    </Sketch>
  )
}

export function BalanceDrawing({ sizes, down }: DrawingOf<'balance'>) {
  const tilt = down === 'left' ? 12 : -12
  const [a, b] = sizes.map((size) => 24 + size * 10) as [number, number]
  return (
    <Sketch w={380} h={230}>
      <path className="soft ink" d="M150 226h80l-30-26v-120h-20v120Z" />
      <path className="ink heavy" d={`M70 ${80 + tilt * 2}L310 ${80 - tilt * 2}`} />
      {[
        { x: 70, y: 80 + tilt * 2, size: a, fill: 'b' },
        { x: 310, y: 80 - tilt * 2, size: b, fill: 'a' },
      ].map(({ x, y, size, fill }) => (
        <g key={x}>
          <path className="ink" d={`M${x} ${y}l-54 66h108Z`} />
          <path className="ink heavy" d={`M${x - 62} ${y + 66}h124`} />
          <rect
            className={`${fill} ink`}
            x={x - size / 2}
            y={y + 64 - size}
            width={size}
            height={size}
            rx={4}
          />
        </g>
      ))}
      <circle className="ink fill" cx={190} cy={80} r={7} />
    </Sketch>
  )
}

export function GaugeDrawing({ form, to, step, labelled, at, unit }: DrawingOf<'gauge'>) {
  const marks = Math.round(to / step)
  const isLabelled = (mark: number) => (mark * step) % labelled === 0
  if (form === 'cup') {
    const h = 220
    const y = (value: number) => h - 8 - (value / to) * (h - 30)
    return (
      <Sketch
        w={230}
        h={h}
        texts={
          <>
            {range(marks + 1)
              .filter((mark) => mark > 0 && isLabelled(mark))
              .map((mark) => (
                <Label key={mark} x={84} y={y(mark * step)} of={num(mark * step)} anchor="end" />
              ))}
            <Text x={190} y={20}>
              <SentenceText of={unit} />
            </Text>
          </>
        }
      >
        <path className="b" d={`M32 ${y(at)}h116v${h - 8 - y(at)}H32Z`} />
        <path className="ink heavy" d={`M30 4v${h - 8}h120V4M150 50q40 4 0 84`} />
        <path
          className="ink"
          d={range(marks + 1)
            .map((mark) => `M150 ${y(mark * step)}h${isLabelled(mark) ? -30 : -16}`)
            .join('')}
        />
        <path className="ink" d={`M32 ${y(at)}h116`} />
      </Sketch>
    )
  }
  // Many numbers need a longer way around.
  const isCrowded = range(marks + 1).filter(isLabelled).length > MOST_NUMBERS
  const r = isCrowded ? 165 : 115
  const turn = (value: number) => radians(-150 + (value / to) * 300)
  const point = (value: number, radius: number) =>
    `${r + radius * Math.sin(turn(value))} ${r - radius * Math.cos(turn(value))}`
  return (
    <Sketch
      w={2 * r}
      h={2 * r}
      texts={
        <g className={isCrowded ? 'small' : undefined}>
          {range(marks + 1)
            .filter(isLabelled)
            .map((mark) => (
              <Label
                key={mark}
                x={r + (r - 37) * Math.sin(turn(mark * step))}
                y={r - (r - 37) * Math.cos(turn(mark * step))}
                of={num(mark * step)}
              />
            ))}
          <Text x={r} y={r + 44}>
            <SentenceText of={unit} />
          </Text>
        </g>
      }
    >
      <circle className="paper ink heavy" cx={r} cy={r} r={r} />
      <path
        className="ink"
        d={range(marks + 1)
          .map(
            (mark) => `M${point(mark * step, r - (isLabelled(mark) ? 20 : 11))}L${point(mark * step, r - 3)}`,
          )
          .join('')}
      />
      <path className="ink minute" d={`M${r} ${r}L${point(at, r - 31)}`} />
      <circle className="ink fill" cx={r} cy={r} r={7} />
    </Sketch>
  )
}

export function ProtractorDrawing({ rays }: DrawingOf<'protractor'>) {
  const r = 200
  const point = (degrees: number, radius: number) =>
    `${r + radius * Math.cos(radians(degrees))} ${r - radius * Math.sin(radians(degrees))}`
  return (
    <Sketch
      w={2 * r}
      h={r + 10}
      texts={range(19).map((mark) => {
        const turn = radians(mark * 10)
        return (
          <g key={mark} className="small">
            <Text x={r + 166 * Math.cos(turn)} y={r - 166 * Math.sin(turn)}>
              {180 - mark * 10}
            </Text>
            <Text x={r + 138 * Math.cos(turn)} y={r - 138 * Math.sin(turn)}>
              {mark * 10}
            </Text>
          </g>
        )
      })}
    >
      <path className="soft ink" d={`M0 ${r}A${r} ${r} 0 0 1 ${2 * r} ${r}Z`} />
      <path
        className="ink hair"
        d={range(37)
          .map((mark) => `M${point(mark * 5, mark % 2 === 0 ? 180 : 188)}L${point(mark * 5, r)}`)
          .join('')}
      />
      {rays.map((ray) => (
        <path key={ray} className="ink heavy" d={`M${r} ${r}L${point(ray, 196)}`} />
      ))}
      <circle className="ink fill" cx={r} cy={r} r={5} />
    </Sketch>
  )
}

export function AngleDrawing({ rays, labels = [], lengths = [] }: DrawingOf<'angle'>) {
  const length = (index: number) => {
    const longest = Math.max(1, ...lengths)
    return 130 * ((lengths[index] ?? longest) / longest)
  }
  const tips = rays.map((ray, index) => ({
    x: length(index) * Math.cos(radians(ray)),
    y: -length(index) * Math.sin(radians(ray)),
  }))
  const [xs, ys] = [tips.map(({ x }) => x), tips.map(({ y }) => y)]
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...ys)]
  const [w, h] = [Math.max(0, ...xs) - left, Math.max(0, ...ys) - top]
  const [ox, oy] = [-left, -top]
  const arc = (from: number, to: number, r: number) => {
    const [a, b] = [radians(from), radians(to)]
    const large = Math.abs(to - from) > 180 ? 1 : 0
    return `M${ox + r * Math.cos(a)} ${oy - r * Math.sin(a)}A${r} ${r} 0 ${large} 0 ${ox + r * Math.cos(b)} ${oy - r * Math.sin(b)}`
  }
  return (
    <Sketch
      w={Math.max(w, 40)}
      h={Math.max(h, 40)}
      texts={labels.map((label, index) => {
        const turn = radians(((rays[index] ?? 0) + (rays[index + 1] ?? 0)) / 2)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place
          <Label key={index} x={ox + 66 * Math.cos(turn)} y={oy - 66 * Math.sin(turn)} of={label} />
        )
      })}
    >
      {rays.slice(1).map((ray, index) => (
        <path key={ray} className="ink thin" d={arc(rays[index] ?? 0, ray, 36)} />
      ))}
      {tips.map(({ x, y }) => (
        <path key={`${x} ${y}`} className="ink heavy" d={`M${ox} ${oy}l${x} ${y}`} />
      ))}
      <circle className="ink fill" cx={ox} cy={oy} r={5} />
    </Sketch>
  )
}
