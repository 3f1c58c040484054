// The body and its people, and what physics and chemistry look at. In a box of 40 by 40.
import type { ReactNode } from 'react'
import type { Picture } from '#engine/curriculum/lessons/lesson-drawing.ts'

export const PEOPLE_AND_MATTER = {
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
  magnet: (
    <>
      <path className="a ink" d="M5 5h10v16a5 5 0 0 0 10 0V5h10v16a15 15 0 0 1-30 0Z" />
      <path className="paper ink" d="M5 5h10v7H5ZM25 5h10v7H25Z" />
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
  drum: (
    <>
      <path className="a ink" d="M6 18v13c0 7 28 7 28 0V18Z" />
      <ellipse className="paper ink" cx={20} cy={18} rx={14} ry={5} />
      <path className="ink" d="M3 4l13 12M37 4 25 16" />
    </>
  ),
  box: (
    <>
      <path className="b ink" d="M5 13 20 5l15 8v17l-15 8-15-8Z" />
      <path className="ink" d="M5 13l15 8 15-8M20 21v17" />
    </>
  ),
} satisfies Partial<Record<Picture, ReactNode>>
