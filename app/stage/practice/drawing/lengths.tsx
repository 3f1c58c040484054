// Things to be measured, along a ruler or by smaller things.
import type { DrawingOf } from '#engine/curriculum/drawing.ts'
import { num } from '#engine/curriculum/notation.ts'
import { SentenceText } from '../says.tsx'
import { Label, range, Sketch, Text, WIDTH } from './sketch.tsx'

export function LengthsDrawing({ things, scale }: DrawingOf<'lengths'>) {
  const end = Math.max(
    scale?.to ?? 0,
    ...things.map(({ from, length }) => from + length),
    ...things.map(({ from, pieces }) => from + (pieces ? pieces.count * (pieces.length + pieces.gap) : 0)),
  )
  const unit = WIDTH / end
  const row = 74
  const labelled = things.some(({ label }) => label) ? 26 : 0
  const h = things.length * (row + labelled)
  return (
    <Sketch
      w={WIDTH}
      h={h + (scale ? 50 : 0)}
      texts={
        <>
          {things.map(({ label, from }, index) =>
            label ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a thing is its place
              <Text key={index} x={from * unit} y={index * (row + labelled) + 8} anchor="start">
                <SentenceText of={label} />
              </Text>
            ) : null,
          )}
          {scale?.form === 'ruler' &&
            range(scale.to + 1).map((mark) => <Label key={mark} x={mark * unit} y={h + 36} of={num(mark)} />)}
        </>
      }
    >
      {things.map(({ from, length, pieces }, index) => {
        const y = index * (row + labelled) + labelled
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a thing is its place
          <g key={index}>
            <rect
              className={`ink ${index % 2 === 0 ? 'b' : 'a'}`}
              x={from * unit}
              y={y}
              width={length * unit}
              height={30}
              rx={8}
            />
            {pieces &&
              range(pieces.count).map((piece) => (
                <rect
                  key={piece}
                  className="paper ink thin"
                  x={(from + piece * (pieces.length + pieces.gap)) * unit}
                  y={y + 38}
                  width={pieces.length * unit}
                  height={18}
                  rx={3}
                />
              ))}
          </g>
        )
      })}
      {scale && (
        <>
          <rect className="soft ink" x={0} y={h} width={scale.to * unit} height={20} />
          <path
            className="ink"
            d={range(scale.to + 1)
              .map((mark) => `M${mark * unit} ${h}v14`)
              .join('')}
          />
        </>
      )}
    </Sketch>
  )
}
