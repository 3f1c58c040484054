// Polygons with marks at their sides and corners.
import { Fragment } from 'react'
import type { DrawingOf, Point } from '#engine/curriculum/drawing.ts'
import { CornerLabels, SideLabels } from './polygon-labels.tsx'
import { cornerArc, rightAngle, ticksOn } from './polygon-marks.ts'
import { Label, Sketch } from './sketch.tsx'

export function PolygonsDrawing({ polygons, lines = [], labels = [] }: DrawingOf<'polygons'>) {
  const all = [...polygons.flatMap(({ points }) => points), ...lines.flat()]
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.max(...ys)]
  const unit = Math.min(360 / (Math.max(...xs) - left || 1), 240 / (top - Math.min(...ys) || 1), 60)
  const hasLabels = polygons.some(({ sideLabels, corners }) => sideLabels ?? corners)
  const edge = hasLabels ? 36 : 0
  const place = ([x, y]: Point): Point => [(x - left) * unit + edge, (top - y) * unit + edge]
  const w = (Math.max(...xs) - left) * unit + 2 * edge
  const h = (top - Math.min(...ys)) * unit + 2 * edge
  return (
    <Sketch
      w={w}
      h={h}
      texts={
        <>
          {polygons.map((polygon, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a polygon is its place
            <Fragment key={index}>
              <SideLabels polygon={polygon} place={place} />
              <CornerLabels polygon={polygon} place={place} />
            </Fragment>
          ))}
          {labels.map(({ at, text }) => (
            <Label key={`${at}`} x={place(at)[0]} y={place(at)[1]} of={text} />
          ))}
        </>
      }
    >
      {polygons.map(
        ({ points, dashed, open, shaded, rightAngles = [], equalSides = [], angles = {} }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a polygon is its place
          <g key={index}>
            <path
              className={`ink ${shaded ? 'a' : open ? '' : 'soft'} ${dashed ? 'dash' : ''}`}
              d={`M${points.map((point) => place(point).join(' ')).join('L')}${open ? '' : 'Z'}`}
            />
            {rightAngles.map((corner) => (
              <path key={corner} className="ink thin" d={rightAngle(points.map(place), corner)} />
            ))}
            {Object.keys(angles).map((corner) => (
              <path key={corner} className="ink thin" d={cornerArc(points.map(place), Number(corner))} />
            ))}
            {equalSides.flatMap((sides, ticks) =>
              sides.map((side) => (
                <path
                  // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
                  key={`${ticks}-${side}`}
                  className="ink"
                  d={ticksOn(points.map(place), side, ticks + 1)}
                />
              )),
            )}
          </g>
        ),
      )}
      {lines.map(([from, to]) => (
        <path
          key={`${from}-${to}`}
          className="ink dash"
          d={`M${place(from).join(' ')}L${place(to).join(' ')}`}
        />
      ))}
    </Sketch>
  )
}
