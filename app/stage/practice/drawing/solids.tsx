// Solids, and boxes of unit cubes.
import type { DrawingOf } from '#engine/curriculum/drawing.ts'
import { Label, range, Sketch } from './sketch.tsx'

export function SolidDrawing({ form, width, height, turned, labels = {} }: DrawingOf<'solid'>) {
  const unit = 150 / Math.max(width, height)
  const [w, h] = [width * unit, height * unit]
  const dip = Math.min(w / 5, h / 3)
  const bodies = {
    cube: (
      <>
        <path className="soft ink" d={`M0 ${w * 0.3}h${w * 0.75}v${w * 0.75}H0Z`} />
        <path
          className="b ink"
          d={`M0 ${w * 0.3}l${w * 0.25} ${-w * 0.3}h${w * 0.75}l${-w * 0.25} ${w * 0.3}Z`}
        />
        <path
          className="a ink"
          d={`M${w * 0.75} ${w * 0.3}l${w * 0.25} ${-w * 0.3}v${w * 0.75}l${-w * 0.25} ${w * 0.3}Z`}
        />
      </>
    ),
    cone: (
      <>
        <path
          className="soft ink"
          d={`M0 ${h - dip}L${w / 2} 0L${w} ${h - dip}a${w / 2} ${dip} 0 0 1 ${-w} 0Z`}
        />
        <path className="ink dash" d={`M0 ${h - dip}a${w / 2} ${dip} 0 0 1 ${w} 0`} />
      </>
    ),
    pyramid: (
      <>
        <path className="soft ink" d={`M0 ${h}L${w / 2} 0L${w * 0.75} ${h}Z`} />
        <path className="b ink" d={`M${w * 0.75} ${h}L${w / 2} 0L${w} ${h * 0.8}Z`} />
        <path className="ink dash thin" d={`M0 ${h}L${w * 0.25} ${h * 0.8}L${w} ${h * 0.8}`} />
        <path className="ink dash thin" d={`M${w / 2} 0L${w * 0.25} ${h * 0.8}`} />
      </>
    ),
    cylinder: (
      <>
        <path
          className="soft ink"
          d={`M0 ${dip}v${h - 2 * dip}a${w / 2} ${dip} 0 0 0 ${w} 0v${-(h - 2 * dip)}`}
        />
        <ellipse className="b ink" cx={w / 2} cy={dip} rx={w / 2} ry={dip} />
      </>
    ),
    sphere: (
      <>
        <circle className="soft ink" cx={w / 2} cy={w / 2} r={w / 2} />
        <path className="ink thin" d={`M0 ${w / 2}a${w / 2} ${w / 6} 0 0 0 ${w} 0`} />
        <path className="ink dash thin" d={`M0 ${w / 2}a${w / 2} ${w / 6} 0 0 1 ${w} 0`} />
      </>
    ),
  }
  const box = labels.radius || labels.height || labels.slant ? 250 : 210
  const [left, top] = [(box - w) / 2, (box - h) / 2]
  // Of cones and cylinders the base circle lies in the picture; a pyramid and a sphere are measured along one line.
  const base = form === 'sphere' ? h / 2 : form === 'pyramid' ? h * 0.9 : h - dip
  const lines = [
    labels.height && `M${w / 2} ${form === 'cylinder' ? dip : 0}V${base}`,
    labels.radius && form !== 'pyramid' && `M${w / 2} ${base}H${w}`,
  ]
  return (
    <Sketch
      w={box}
      h={box}
      texts={
        <>
          {labels.height && <Label x={left + w / 2 - 16} y={top + base / 2 + 12} of={labels.height} />}
          {labels.radius && (
            <Label
              x={left + (form === 'pyramid' ? w * 0.37 : w * 0.75)}
              y={form === 'sphere' ? top + base - 14 : top + h + (form === 'pyramid' ? 18 : 16)}
              of={labels.radius}
            />
          )}
          {labels.slant && (
            <Label x={left + w * 0.75 + 18} y={top + h / 2 - 14} of={labels.slant} anchor="start" />
          )}
        </>
      }
    >
      <g transform={`translate(${left} ${top}) rotate(${-turned} ${w / 2} ${h / 2})`}>
        {bodies[form]}
        {lines.map((line) => line && <path key={line} className="ink thin" d={line} />)}
      </g>
    </Sketch>
  )
}

export function BoxDrawing({ length, width, height, cubes }: DrawingOf<'box'>) {
  const unit = Math.min(44, 300 / (length + width * 0.5), 220 / (height + width * 0.5))
  const [l, h, d] = [length * unit, height * unit, width * unit * 0.5]
  const lines = cubes
    ? [
        ...range(length - 1).map((i) => `M${(i + 1) * unit} ${d}v${h}M${(i + 1) * unit} ${d}l${d} ${-d}`),
        ...range(height - 1).map((i) => `M0 ${d + (i + 1) * unit}h${l}l${d} ${-d}`),
        ...range(width - 1).map((i) => {
          const by = (i + 1) * unit * 0.5
          return `M${by} ${d - by}h${l}v${h}`
        }),
      ].join('')
    : ''
  return (
    <Sketch
      w={l + d + 34}
      h={h + d + 30}
      texts={
        cubes ? null : (
          <>
            <Label x={l / 2} y={h + d + 20} of={{ is: 'number', value: { n: length, d: 1 } }} />
            <Label x={l + d / 2 + 18} y={h + d / 2 + 8} of={{ is: 'number', value: { n: width, d: 1 } }} />
            <Label x={l + d + 20} y={h / 2} of={{ is: 'number', value: { n: height, d: 1 } }} />
          </>
        )
      }
    >
      <path className="soft ink" d={`M0 ${d}h${l}v${h}H0Z`} />
      <path className="b ink" d={`M0 ${d}l${d} ${-d}h${l}l${-d} ${d}Z`} />
      <path className="a ink" d={`M${l} ${d}l${d} ${-d}v${h}l${-d} ${d}Z`} />
      <path className="ink thin" d={lines} />
    </Sketch>
  )
}
