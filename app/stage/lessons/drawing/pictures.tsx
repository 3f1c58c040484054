// The small pictures of written lessons, in a box of 40 by 40, in the same ink as the things of mathematics.
import type { ReactNode } from 'react'
import type { Picture as PictureName } from '#engine/curriculum/lessons/lesson-drawing.ts'

const SIZE = 40

const PICTURES: Readonly<Record<PictureName, ReactNode>> = {
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
  person: (
    <>
      <circle className="paper ink" cx={20} cy={11} r={8} />
      <path className="a ink" d="M5 38c0-22 30-22 30 0Z" />
    </>
  ),
  people: (
    <>
      <circle className="paper ink" cx={12} cy={14} r={6} />
      <circle className="paper ink" cx={28} cy={14} r={6} />
      <path className="a ink" d="M2 36c0-18 20-18 20 0Z" />
      <path className="b ink" d="M18 36c0-18 20-18 20 0Z" />
    </>
  ),
  hand: (
    <path
      className="paper ink"
      d="M11 36V23L6 15c-1-3 2-4 4-2l4 6V6c0-4 4-4 4 0v9V4c0-4 5-4 5 0v11V6c0-4 4-4 4 0v11-6c0-4 4-4 4 0v15c0 6-3 8-4 10Z"
    />
  ),
  ear: (
    <>
      <path className="paper ink" d="M11 17C9 0 33 0 32 16c0 9-9 9-9 16 0 6-9 7-9 0" />
      <path className="ink" d="M17 17c0-9 9-9 9-1-1 5-6 4-6 9" />
    </>
  ),
  heart: <path className="a ink" d="M20 36C2 23 2 6 12 5c5 0 8 4 8 7 0-3 3-7 8-7 10 1 10 18-8 31Z" />,
  drum: (
    <>
      <path className="a ink" d="M6 18v13c0 7 28 7 28 0V18Z" />
      <ellipse className="paper ink" cx={20} cy={18} rx={14} ry={5} />
      <path className="ink" d="M3 4l13 12M37 4 25 16" />
    </>
  ),
  magnet: (
    <>
      <path className="a ink" d="M5 5h10v16a5 5 0 0 0 10 0V5h10v16a15 15 0 0 1-30 0Z" />
      <path className="paper ink" d="M5 5h10v7H5ZM25 5h10v7H25Z" />
    </>
  ),
  box: (
    <>
      <path className="b ink" d="M5 13 20 5l15 8v17l-15 8-15-8Z" />
      <path className="ink" d="M5 13l15 8 15-8M20 21v17" />
    </>
  ),
  lamp: (
    <>
      <path className="b ink" d="M14 28C4 20 8 4 20 4s16 16 6 24Z" />
      <path className="paper ink" d="M14 28h12v6H14Z" />
      <path className="ink" d="M17 38h6M16 17l4 4 4-4" />
    </>
  ),
  fire: (
    <>
      <path
        className="b ink"
        d="M20 3c2 8 13 12 12 23-1 8-7 11-12 11S8 34 8 25c0-6 4-8 5-12 3 2 4 4 4 7 3-4 4-10 3-17Z"
      />
      <path className="paper ink" d="M20 37c-8-2-5-10 0-14 5 4 8 12 0 14Z" />
    </>
  ),
  ice: (
    <>
      <path className="soft ink" d="M6 12l14-7 14 7v16l-14 7-14-7Z" />
      <path className="ink" d="M6 12l14 6 14-6M20 18v17M11 21l4 2" />
    </>
  ),
  cup: (
    <>
      <path className="a" d="M9 17h22l-3 19H12Z" />
      <path className="ink" d="M7 5h26l-5 31H12ZM9 17h22" />
    </>
  ),
  cell: (
    <>
      <path className="soft ink" d="M20 4c11-1 17 7 15 17-1 10-9 16-18 14C7 33 3 25 5 16 7 8 13 4 20 4Z" />
      <circle className="a ink" cx={21} cy={20} r={6} />
      <path className="ink" d="M11 15h2M12 26h2M28 29h2M29 12h1" />
    </>
  ),
  dna: (
    <>
      <path className="ink" d="M15 8h12M14 20h12M14 32h11M18 14h5M18 26h5" />
      <path className="ink" d="M12 3c0 11 16 12 16 18S12 28 12 37M28 3c0 11-16 12-16 18s16 7 16 16" />
    </>
  ),
  atom: (
    <>
      <ellipse className="ink" cx={20} cy={20} rx={17} ry={7} />
      <ellipse className="ink" cx={20} cy={20} rx={17} ry={7} transform="rotate(60 20 20)" />
      <ellipse className="ink" cx={20} cy={20} rx={17} ry={7} transform="rotate(120 20 20)" />
      <circle className="a ink" cx={20} cy={20} r={4} />
    </>
  ),
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
}

export interface PictureProps {
  name: PictureName
  x: number
  y: number
  size?: number
}

export function PictureAt({ name, x, y, size = SIZE }: PictureProps) {
  return <g transform={`translate(${x} ${y}) scale(${size / SIZE})`}>{PICTURES[name]}</g>
}
