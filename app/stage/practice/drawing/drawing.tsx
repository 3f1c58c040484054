// A drawing as the notebook draws it.
import { m } from '#app/i18n/generated/messages.ts'
import type { Drawing as DrawingData } from '#engine/curriculum/drawing.ts'
import { AreaModelDrawing } from './area-model.tsx'
import { ArrayDrawing, TenFramesDrawing } from './arrays.tsx'
import { BarModelDrawing, FractionBarsDrawing } from './bars.tsx'
import { ChartDrawing, TableDrawing } from './charts.tsx'
import { CircleDrawing } from './circle.tsx'
import { CountersDrawing } from './counters.tsx'
import { BoxPlotDrawing, HistogramDrawing, NormalCurveDrawing } from './distributions.tsx'
import { CutShapeDrawing, FractionCirclesDrawing, HundredSquareDrawing } from './fractions.tsx'
import {
  AngleDrawing,
  BalanceDrawing,
  ClockDrawing,
  DigitalClockDrawing,
  GaugeDrawing,
  ProtractorDrawing,
} from './instruments.tsx'
import { LengthsDrawing } from './lengths.tsx'
import { MoneyDrawing } from './money.tsx'
import { NumberLineDrawing } from './number-line.tsx'
import { BlocksDrawing } from './place-value-blocks.tsx'
import { CircleFigureDrawing, PlaneDrawing } from './planes.tsx'
import { PolygonsDrawing } from './polygons.tsx'
import { BoxDrawing, SolidDrawing } from './solids.tsx'
import { SpinnerDrawing } from './spinner.tsx'
import { useDescription } from './use-description.ts'

export interface DrawingProps {
  of: DrawingData
  /** Said instead of what is drawn; nothing where words beside it say it. */
  label?: string
}

export function Drawing({ of, label }: DrawingProps) {
  const described = useDescription(of)
  if (of.kind === 'table') return <Drawn {...of} />
  return (
    <div className="drawing" role="img" aria-label={label ?? (described || m.practice_drawing())}>
      <Drawn {...of} />
    </div>
  )
}

function Drawn(of: DrawingData) {
  switch (of.kind) {
    case 'counters':
      return <CountersDrawing {...of} />
    case 'ten-frames':
      return <TenFramesDrawing {...of} />
    case 'number-line':
      return <NumberLineDrawing {...of} />
    case 'place-value-blocks':
      return <BlocksDrawing {...of} />
    case 'array':
      return <ArrayDrawing {...of} />
    case 'area-model':
      return <AreaModelDrawing {...of} />
    case 'hundred-square':
      return <HundredSquareDrawing {...of} />
    case 'fraction-bars':
      return <FractionBarsDrawing {...of} />
    case 'fraction-circles':
      return <FractionCirclesDrawing {...of} />
    case 'bar-model':
      return <BarModelDrawing {...of} />
    case 'clock':
      return <ClockDrawing {...of} />
    case 'digital-clock':
      return <DigitalClockDrawing {...of} />
    case 'cut-shape':
      return <CutShapeDrawing {...of} />
    case 'box':
      return <BoxDrawing {...of} />
    case 'chart':
      return <ChartDrawing {...of} />
    case 'table':
      return <TableDrawing {...of} />
    case 'polygons':
      return <PolygonsDrawing {...of} />
    case 'circle':
      return <CircleDrawing {...of} />
    case 'solid':
      return <SolidDrawing {...of} />
    case 'lengths':
      return <LengthsDrawing {...of} />
    case 'balance':
      return <BalanceDrawing {...of} />
    case 'money':
      return <MoneyDrawing {...of} />
    case 'gauge':
      return <GaugeDrawing {...of} />
    case 'protractor':
      return <ProtractorDrawing {...of} />
    case 'angle':
      return <AngleDrawing {...of} />
    case 'plane':
      return <PlaneDrawing {...of} />
    case 'circle-figure':
      return <CircleFigureDrawing {...of} />
    case 'spinner':
      return <SpinnerDrawing {...of} />
    case 'histogram':
      return <HistogramDrawing {...of} />
    case 'normal-curve':
      return <NormalCurveDrawing {...of} />
    case 'box-plot':
      return <BoxPlotDrawing {...of} />
    case 'side-by-side':
      return (
        <div className="side-by-side">
          {of.drawings.map((drawing, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is its place
            <Drawn key={index} {...drawing} />
          ))}
        </div>
      )
  }
}
