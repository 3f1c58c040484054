// A circle with its radius or its diameter.
import type { DrawingOf } from '#engine/curriculum/drawing.ts'
import { Label, Sketch } from './sketch.tsx'

export function CircleDrawing({ radius, diameter }: DrawingOf<'circle'>) {
  const r = 100
  return (
    <Sketch
      w={2 * r}
      h={2 * r}
      texts={
        <>
          {radius && <Label x={r * 1.5} y={r - 16} of={radius} />}
          {diameter && <Label x={r} y={r - 16} of={diameter} />}
        </>
      }
    >
      <circle className="soft ink" cx={r} cy={r} r={r} />
      <path className="ink" d={diameter ? `M0 ${r}h${2 * r}` : `M${r} ${r}h${r}`} />
      <circle className="ink fill" cx={r} cy={r} r={4} />
    </Sketch>
  )
}
