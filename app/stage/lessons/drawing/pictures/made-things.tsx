// What people build, write and use. In a box of 40 by 40.
import type { ReactNode } from 'react'
import type { Picture } from '#engine/curriculum/lessons/lesson-drawing.ts'

export const MADE_THINGS = {
  factory: (
    <>
      <path className="a ink" d="M3 37V20l9-6v6l9-6v6l9-6v-9h6v32Z" />
      <path className="ink" d="M9 29h3M18 29h3M27 29h3M31 3q4-4 6-1" />
    </>
  ),
  gear: (
    <>
      <path
        className="a ink"
        d="M17 3h6l1 5 5 2 4-3 4 5-3 4 1 5 4 3-3 5-5-1-4 4v5h-7l-1-5-5-2-5 2-3-5 4-3-1-6-5-3 3-5 5 1 4-3Z"
      />
      <circle className="paper ink" cx={20} cy={20} r={6} />
    </>
  ),
  ship: (
    <>
      <path className="a ink" d="M3 27h34l-6 10H9Z" />
      <path className="paper ink" d="M19 3v20H6C11 18 16 12 19 3ZM23 7c2 7 6 12 10 16H23Z" />
    </>
  ),
  wall: (
    <>
      <path className="b ink" d="M3 37V9h6v5h7V9h8v5h7V9h6v28Z" />
      <path className="ink" d="M3 22h34M3 29h34M13 22v7M27 22v7M20 29v8M20 14v8" />
    </>
  ),
  temple: (
    <>
      <path className="b ink" d="M3 14 20 4l17 10Z" />
      <path className="paper ink" d="M7 14h5v17H7ZM18 14h5v17h-5ZM28 14h5v17h-5Z" />
      <path className="ink" d="M3 31h34v5H3Z" />
    </>
  ),
  crown: (
    <>
      <path className="b ink" d="M4 33 3 10l9 9 8-14 8 14 9-9-1 23Z" />
      <path className="ink" d="M5 27h30" />
    </>
  ),
  scroll: (
    <>
      <path className="paper ink" d="M9 5h25c-4 2-4 6-4 9v17c0 5-6 6-7 1H6c2 6 8 5 11 5h9" />
      <path className="ink" d="M9 5c5 1 4 6 4 9v18M18 12h8M18 18h8M18 24h8" />
    </>
  ),
  book: (
    <>
      <path className="paper ink" d="M20 10C15 5 9 5 3 7v26c6-2 12-2 17 3 5-5 11-5 17-3V7c-6-2-12-2-17 3Z" />
      <path className="ink" d="M20 10v26M8 14h6M8 20h6M26 14h6M26 20h6" />
    </>
  ),
  coin: (
    <>
      <circle className="b ink" cx={20} cy={20} r={16} />
      <circle className="ink" cx={20} cy={20} r={11} />
      <path className="ink" d="M20 14v12M16 17h7M17 23h7" />
    </>
  ),
  ballot: (
    <>
      <path className="paper ink" d="M12 3h16v20H12Z" />
      <path className="ink" d="M16 11l4 4 5-7" />
      <path className="a ink" d="M4 19h6M30 19h6v18H4V19" />
      <path className="ink" d="M4 23h32" />
    </>
  ),
  scales: (
    <>
      <path className="ink" d="M20 4v32M10 37h20M5 11h30" />
      <path className="a ink" d="M1 25 7 11l6 14c-2 5-10 5-12 0ZM27 25l6-14 6 14c-2 5-10 5-12 0Z" />
    </>
  ),
  pot: (
    <>
      <path className="b ink" d="M13 4h14l-2 6c14 8 10 27-5 27S1 18 15 10Z" />
      <path className="ink" d="M8 20h24M7 26h26" />
    </>
  ),
  camera: (
    <>
      <path className="a ink" d="M3 12h9l3-5h10l3 5h9v22H3Z" />
      <circle className="paper ink" cx={20} cy={22} r={7} />
    </>
  ),
} satisfies Partial<Record<Picture, ReactNode>>
