import type { Generators } from '../../generator.ts'
import { arcsAndSectors } from './arcs-and-sectors.ts'
import { circleTheorems } from './circle-theorems.ts'
import { coordinateProofs } from './coordinate-proofs.ts'
import { equationOfCircle } from './equation-of-a-circle.ts'
import { specialRightTriangles } from './special-right-triangles.ts'

export const HIGH_GEOMETRY_GENERATORS = {
  'special-right-triangles': specialRightTriangles,
  'circle-theorems': circleTheorems,
  'arcs-and-sectors': arcsAndSectors,
  'equation-of-a-circle': equationOfCircle,
  'coordinate-proofs': coordinateProofs,
} as const satisfies Generators
