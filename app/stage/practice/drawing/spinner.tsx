// A wheel of equal sectors.
import type { DrawingOf } from '#engine/curriculum/drawing.ts'
import { sector } from './sector.ts'
import { Label, Sketch } from './sketch.tsx'

const radians = (degrees: number) => (degrees * Math.PI) / 180

export function SpinnerDrawing({ sectors }: DrawingOf<'spinner'>) {
  const r = 110
  return (
    <Sketch
      w={2 * r}
      h={2 * r}
      texts={sectors.map((label, index) => {
        const turn = radians(((index + 0.5) / sectors.length) * 360)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sector is its place
          <Label key={index} x={r + r * 0.66 * Math.sin(turn)} y={r - r * 0.66 * Math.cos(turn)} of={label} />
        )
      })}
    >
      {sectors.map((_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a sector is its place
          key={index}
          className={`ink ${index % 2 === 0 ? 'soft' : 'soft-b'}`}
          d={sector(r, r, r, index / sectors.length, (index + 1) / sectors.length)}
        />
      ))}
      <path className="ink heavy" d={`M${r} ${r}L${r + 26} ${r - 44}`} />
      <circle className="ink fill" cx={r} cy={r} r={7} />
    </Sketch>
  )
}
