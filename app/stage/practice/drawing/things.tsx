// What is counted, in a box of 40 by 40.
import type { ReactNode } from 'react'
import type { Thing } from '#engine/curriculum/sentence.ts'

export const THING = 40
/** From one to the next in a row. */
export const STEP = 50

const PICTURES: Readonly<Record<Thing | 'dot' | 'triangle' | 'square', ReactNode>> = {
  apple: (
    <>
      <path className="a ink" d="M20 12C8 6 3 16 6 26s10 12 14 9c4 3 11 1 14-9S32 6 20 12Z" />
      <path className="ink" d="M20 12q0-6 5-9" />
    </>
  ),
  ball: (
    <>
      <circle className="a ink" cx={20} cy={20} r={16} />
      <path className="ink" d="M5 15q15 8 30 0M5 26q15-8 30 0" />
    </>
  ),
  card: (
    <>
      <rect className="paper ink" x={7} y={3} width={26} height={34} rx={4} />
      <path className="b ink" d="M20 12l7 9-7 9-7-9Z" />
    </>
  ),
  cookie: (
    <>
      <circle className="b ink" cx={20} cy={20} r={16} />
      <path className="ink heavy" d="M14 14h.1M25 12h.1M28 22h.1M16 26h.1M23 29h.1M11 21h.1" />
    </>
  ),
  flower: (
    <>
      <path
        className="a ink"
        d="M20 20C12 14 13 4 20 4s8 10 0 16c8-7 17-3 16 3s-10 5-16-3c3 9 0 16-6 16S9 28 20 20C11 28 4 24 4 19s8-8 16 1Z"
      />
      <circle className="paper ink" cx={20} cy={20} r={5} />
    </>
  ),
  leaf: (
    <>
      <path className="b ink" d="M5 35C3 15 15 4 36 4c1 20-10 33-31 31Z" />
      <path className="ink" d="M5 35 27 13" />
    </>
  ),
  marble: (
    <>
      <circle className="b ink" cx={20} cy={20} r={15} />
      <path className="ink" d="M10 20q8-12 20-4q-6 12-16 10" />
    </>
  ),
  shell: (
    <>
      <path className="a ink" d="M20 36 5 18C8 6 32 6 35 18Z" />
      <path className="ink" d="M20 36 13 11M20 36V9M20 36l7-25" />
    </>
  ),
  sticker: <path className="b ink" d="m20 3 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1Z" />,
  strawberry: (
    <>
      <path className="a ink" d="M20 37C8 30 3 20 8 13c6-4 18-4 24 0 5 7 0 17-12 24Z" />
      <path className="b ink" d="M9 13q11-12 22 0-6 3-11-1-5 4-11 1Z" />
      <path className="ink" d="M15 21v2M24 20v2M20 28v2" />
    </>
  ),
  dot: <circle className="a ink" cx={20} cy={20} r={12} />,
  triangle: <path className="b ink" d="M20 6 35 33H5Z" />,
  square: <rect className="a ink" x={6} y={6} width={28} height={28} rx={1} />,
}

export interface ThingPictureProps {
  thing: keyof typeof PICTURES
  x: number
  y: number
  size?: number
  /** In the other colour and with a dot: the second kind. */
  other?: boolean
  crossed?: boolean
}

export function ThingPicture({
  thing,
  x,
  y,
  size = THING,
  other = false,
  crossed = false,
}: ThingPictureProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / THING})`} className={other ? 'other' : undefined}>
      {PICTURES[thing]}
      {other && <circle className="ink fill" cx={20} cy={20} r={3.4} />}
      {crossed && <path className="ink wrong" d="M4 4l32 32M36 4 4 36" />}
    </g>
  )
}
