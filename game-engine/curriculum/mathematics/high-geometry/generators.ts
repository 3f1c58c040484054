import type { Generators } from '../../generator.ts'
import { angleProofs } from './angle-proofs.ts'
import { arcsAndSectors } from './arcs-and-sectors.ts'
import { circleTheorems } from './circle-theorems.ts'
import { constructions } from './constructions.ts'
import { coordinateProofs } from './coordinate-proofs.ts'
import { equationOfCircle } from './equation-of-a-circle.ts'
import { parallelogramProperties } from './parallelogram-properties.ts'
import { rightTriangleTrig } from './right-triangle-trig.ts'
import { rigidMotions } from './rigid-motions-congruence.ts'
import { similarTriangles } from './similar-triangles.ts'
import { specialRightTriangles } from './special-right-triangles.ts'
import { triangleCongruence } from './triangle-congruence.ts'
import { volumeAndModeling } from './volume-and-modeling.ts'

export const HIGH_GEOMETRY_GENERATORS = {
  'rigid-motions-congruence': rigidMotions,
  'triangle-congruence': triangleCongruence,
  'angle-proofs': angleProofs,
  'parallelogram-properties': parallelogramProperties,
  constructions,
  'similar-triangles': similarTriangles,
  'right-triangle-trig': rightTriangleTrig,
  'special-right-triangles': specialRightTriangles,
  'circle-theorems': circleTheorems,
  'arcs-and-sectors': arcsAndSectors,
  'equation-of-a-circle': equationOfCircle,
  'coordinate-proofs': coordinateProofs,
  'volume-and-modeling': volumeAndModeling,
} as const satisfies Generators
