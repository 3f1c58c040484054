// Plants and animals. In a box of 40 by 40.
import type { ReactNode } from 'react'
import type { Picture } from '#engine/curriculum/lessons/lesson-drawing.ts'

export const LIVING_THINGS = {
  seed: (
    <>
      <path className="b ink" d="M20 6c11 8 13 20 0 28C7 26 9 14 20 6Z" />
      <path className="ink" d="M20 14v12" />
    </>
  ),
  sprout: (
    <>
      <path className="ink" d="M20 37V17M6 37h28" />
      <path className="b ink" d="M20 20C8 20 6 12 6 7c9 0 14 4 14 13ZM20 17c0-8 5-12 14-12 0 6-3 12-14 12Z" />
    </>
  ),
  tree: (
    <>
      <path className="a ink" d="M17 24h6v13h-6Z" />
      <path className="b ink" d="M11 26a8 8 0 0 1-2-15 11 11 0 0 1 22 0 8 8 0 0 1-2 15Z" />
    </>
  ),
  flower: (
    <>
      <path className="ink" d="M20 24v14M20 33q7-1 9-6" />
      <path className="a ink" d="M20 14c-7-9 7-9 0 0 9-7 9 7 0 0 7 9-7 9 0 0-9 7-9-7 0 0Z" />
      <circle className="b ink" cx={20} cy={14} r={4} />
    </>
  ),
  wheat: (
    <>
      <path className="ink" d="M20 38V8" />
      <path
        className="b ink"
        d="M20 12c-4-3-4-7 0-10 4 3 4 7 0 10ZM20 21c-7 0-9-4-9-8 6 0 9 3 9 8ZM20 21c7 0 9-4 9-8-6 0-9 3-9 8ZM20 31c-7 0-9-4-9-8 6 0 9 3 9 8ZM20 31c7 0 9-4 9-8-6 0-9 3-9 8Z"
      />
    </>
  ),
  rabbit: (
    <>
      <path className="paper ink" d="M13 17C9 8 10 2 13 2s4 7 4 13M23 15c0-7 2-13 5-13s3 7-1 15" />
      <circle className="paper ink" cx={20} cy={25} r={11} />
      <path className="ink" d="M15 23v1M25 23v1M20 28v3M16 33q4 2 8 0" />
    </>
  ),
  fox: (
    <>
      <path className="b ink" d="M5 6l9 6h12l9-6-2 17-13 13L7 23Z" />
      <path className="paper ink" d="M9 25l8 1 3 10ZM31 25l-8 1-3 10Z" />
      <path className="ink" d="M14 19v1M26 19v1" />
    </>
  ),
  fish: (
    <>
      <path className="a ink" d="M3 20c6-12 20-12 26-1l8-7v17l-8-8C23 32 9 32 3 20Z" />
      <path className="ink" d="M11 17v1M18 14q4 6 0 12" />
    </>
  ),
  bird: (
    <>
      <path className="a ink" d="M4 15l6-3c2-7 13-7 14 1l13 6-10 3c0 9-17 12-18-4Z" />
      <path className="ink" d="M14 12v1M17 30v7M22 29v8M15 20q5 5 10 0" />
    </>
  ),
  mushroom: (
    <>
      <path className="paper ink" d="M15 20c2 8 0 12-2 16h14c-2-4-4-8-2-16Z" />
      <path className="a ink" d="M3 21C3 2 37 2 37 21Z" />
      <path className="ink" d="M12 14h2M22 10h2M28 16h2" />
    </>
  ),
  egg: <path className="paper ink" d="M20 4c9 0 13 13 13 19a13 13 0 0 1-26 0C7 17 11 4 20 4Z" />,
  tadpole: (
    <>
      <path className="b ink" d="M14 27a11 8 0 1 1 10-8c6 1 6 7 13 5-4 6-9 2-13 1-3 2-6 2-10 2Z" />
      <path className="ink" d="M10 17v1" />
    </>
  ),
  frog: (
    <>
      <path className="b ink" d="M6 25C4 12 36 12 34 25c-1 10-27 10-28 0Z" />
      <circle className="paper ink" cx={12} cy={13} r={5} />
      <circle className="paper ink" cx={28} cy={13} r={5} />
      <path className="ink" d="M12 13v.5M28 13v.5M13 27q7 5 14 0" />
    </>
  ),
} satisfies Partial<Record<Picture, ReactNode>>
