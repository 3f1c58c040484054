// The frame of every drawing: SVG in the notebook's ink. Shapes are `ink`, `a`, `b`, `paper`; texts are read as they stand.
import type { ReactNode } from 'react'
import { linearText } from '#engine/curriculum/linear-text.ts'
import type { Maths } from '#engine/curriculum/notation.ts'
import { useSigns } from '../words-context.ts'
import './sketch.css'

/** Small drawings grow so much where there is room. */
const MAX_GROWTH = 1.7

/** Of lines and bars, which take all the room there is. */
export const WIDTH = 520

export interface SketchProps {
  /** Size in its own units, one of them about a pixel. */
  w: number
  h: number
  /** Drawn by hand: lines wobble where the notebook's do. */
  children: ReactNode
  /** Figures and letters, which never wobble. */
  texts?: ReactNode
}

export function Sketch({ w, h, children, texts }: SketchProps) {
  return (
    <svg
      className="sketch"
      viewBox={`-6 -6 ${w + 12} ${h + 12}`}
      style={{ maxWidth: Math.max(w, Math.min(560, w * MAX_GROWTH)) + 12 }}
      aria-hidden="true"
    >
      <g className="hand">{children}</g>
      {texts}
    </svg>
  )
}

export interface LabelProps {
  x: number
  y: number
  of: Maths
  anchor?: 'start' | 'middle' | 'end'
}

/** Mathematics within a drawing: fractions stand upright, a blank is a box, all else is one line. Centred on y. */
export function Label({ x, y, of, anchor = 'middle' }: LabelProps) {
  const signs = useSigns()
  if (of.is === 'blank') return <rect className="gap" x={x - 13} y={y - 14} width={26} height={28} rx={4} />
  if (of.is === 'fraction')
    return <Stacked x={x} y={y} over={linearText(of.over, signs)} under={linearText(of.under, signs)} />
  if (of.is === 'mixed') {
    return (
      <>
        <Text x={x - 12} y={y}>
          {of.whole}
        </Text>
        <Stacked x={x + 8} y={y} over={String(of.over)} under={String(of.under)} />
      </>
    )
  }
  return (
    <Text x={x} y={y} anchor={anchor}>
      {linearText(of, signs).replaceAll('-', '−')}
    </Text>
  )
}

function Stacked({ x, y, over, under }: { x: number; y: number; over: string; under: string }) {
  const half = 5 * Math.max(over.length, under.length) + 4
  return (
    <>
      <Text x={x} y={y - 12}>
        {over}
      </Text>
      <line className="ink thin" x1={x - half} x2={x + half} y1={y} y2={y} />
      <Text x={x} y={y + 13}>
        {under}
      </Text>
    </>
  )
}

export interface TextProps {
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end'
  children: ReactNode
}

export function Text({ x, y, anchor = 'middle', children }: TextProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} dominantBaseline="central">
      {children}
    </text>
  )
}

/** 0, 1, 2 … */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

export const cross = (x: number, y: number, size: number) =>
  `M${x} ${y}l${size} ${size}M${x + size} ${y}l${-size} ${size}`
