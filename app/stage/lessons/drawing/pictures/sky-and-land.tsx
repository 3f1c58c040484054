// The sky, the weather and the land. In a box of 40 by 40.
import type { ReactNode } from 'react'
import type { Picture } from '#engine/curriculum/lessons/lesson-drawing.ts'

export const SKY_AND_LAND = {
  sun: (
    <>
      <circle className="b ink" cx={20} cy={20} r={9} />
      <path className="ink" d="M20 3v4M20 33v4M3 20h4M33 20h4M8 8l3 3M29 29l3 3M32 8l-3 3M11 29l-3 3" />
    </>
  ),
  moon: <path className="b ink" d="M26 4a16 16 0 1 0 10 22A14 14 0 0 1 26 4Z" />,
  earth: (
    <>
      <circle className="a ink" cx={20} cy={20} r={16} />
      <path
        className="b ink"
        d="M9 9c6-1 9 3 7 7s-8 3-12 2M22 22c6-3 11-1 13 0-1 6-5 10-9 12-4-3-6-9-4-12Z"
      />
    </>
  ),
  cloud: <path className="paper ink" d="M10 31a8 8 0 0 1 0-16 10 10 0 0 1 19-2 9 9 0 0 1 1 18Z" />,
  rain: (
    <>
      <path className="paper ink" d="M11 22a7 7 0 0 1 0-14 9 9 0 0 1 17-1 8 8 0 0 1 1 15Z" />
      <path className="ink" d="M12 27l-2 7M20 27l-2 7M28 27l-2 7" />
    </>
  ),
  sea: (
    <>
      <path className="a" d="M2 16q6-5 12 0t12 0 12 0v20H2Z" />
      <path className="ink" d="M2 16q6-5 12 0t12 0 12 0M2 26q6-5 12 0t12 0 12 0" />
    </>
  ),
  mountain: (
    <>
      <path className="a ink" d="M2 35 16 8l9 15 4-6 9 18Z" />
      <path className="paper ink" d="M11 18 16 8l5 9-4-2-2 3Z" />
    </>
  ),
  river: (
    <>
      <path className="a" d="M16 2c8 8-10 14 0 22 5 5 2 10-3 14h16c6-7 5-12 0-17-7-7 6-12-2-19Z" />
      <path className="ink" d="M16 2c8 8-10 14 0 22 5 5 2 10-3 14M27 2c8 7-5 12 2 19 5 5 6 10 0 17" />
    </>
  ),
} satisfies Partial<Record<Picture, ReactNode>>
