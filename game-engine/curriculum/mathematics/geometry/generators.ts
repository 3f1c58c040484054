import type { Generators } from '../../generator.ts'
import { areaWithSquares, perimeter, volumeOfBoxes } from './measures.ts'

export const GEOMETRY_GENERATORS = {
  'area-with-squares': areaWithSquares,
  perimeter,
  'volume-of-boxes': volumeOfBoxes,
} as const satisfies Generators
