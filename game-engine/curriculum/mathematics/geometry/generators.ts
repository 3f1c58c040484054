import type { Generators } from '../../generator.ts'
import { shapesAndEqualShares } from './corners.ts'
import { areaWithSquares, perimeter, volumeOfBoxes } from './measures.ts'
import { nameShapes } from './names.ts'
import { buildShapes } from './pieces.ts'
import { halvesAndQuarters } from './shares.ts'

export const GEOMETRY_GENERATORS = {
  'name-shapes': nameShapes,
  'build-shapes': buildShapes,
  'halves-and-quarters': halvesAndQuarters,
  'shapes-and-equal-shares': shapesAndEqualShares,
  'area-with-squares': areaWithSquares,
  perimeter,
  'volume-of-boxes': volumeOfBoxes,
} as const satisfies Generators
