// Coins and notes.
import type { DrawingOf } from '#engine/curriculum/drawing.ts'
import { Sketch, Text } from './sketch.tsx'

const BILL = 96

export function MoneyDrawing({ pieces }: DrawingOf<'money'>) {
  const perRow = 5
  const width = (piece: number) => (piece >= 5 ? BILL : 54)
  return (
    <Sketch
      w={Math.min(perRow, pieces.length) * (BILL + 10)}
      h={Math.ceil(pieces.length / perRow) * 66}
      texts={pieces.map((piece, index) => (
        <Text
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
          key={index}
          x={(index % perRow) * (BILL + 10) + width(piece) / 2}
          y={Math.floor(index / perRow) * 66 + 27}
        >
          {piece}
        </Text>
      ))}
    >
      {pieces.map((piece, index) => {
        const [x, y] = [(index % perRow) * (BILL + 10), Math.floor(index / perRow) * 66]
        return piece >= 5 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
          <g key={index}>
            <rect className="soft ink" x={x} y={y} width={BILL} height={54} rx={5} />
            <rect className="ink hair" x={x + 7} y={y + 7} width={BILL - 14} height={40} rx={3} />
          </g>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
          <circle key={index} className="soft-b ink" cx={x + 27} cy={y + 27} r={25} />
        )
      })}
    </Sketch>
  )
}
