// The small pictures of written lessons, in a box of 40 by 40, in the same ink as the things of mathematics.
import type { ReactNode } from 'react'
import type { Picture as PictureName } from '#engine/curriculum/lessons/lesson-drawing.ts'
import { LIVING_THINGS } from './living-things.tsx'
import { MADE_THINGS } from './made-things.tsx'
import { PEOPLE_AND_MATTER } from './people-and-matter.tsx'
import { SKY_AND_LAND } from './sky-and-land.tsx'

const SIZE = 40

const PICTURES: Readonly<Record<PictureName, ReactNode>> = {
  ...SKY_AND_LAND,
  ...LIVING_THINGS,
  ...PEOPLE_AND_MATTER,
  ...MADE_THINGS,
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
