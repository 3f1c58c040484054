import type { Generators } from '../../generator.ts'
import { anglePairs } from './angle-pairs.ts'
import { measureAngles } from './angles.ts'
import { parallelAngles } from './angles-parallel-lines.ts'
import { areaOfPolygons } from './area-of-polygons.ts'
import { areaAndVolume } from './area-volume-problems.ts'
import { circles } from './circles.ts'
import { shapesAndEqualShares } from './corners.ts'
import { crossSections } from './cross-sections.ts'
import { dilations } from './dilations-and-similarity.ts'
import { linesAndSymmetry } from './lines.ts'
import { areaWithSquares, perimeter, volumeOfBoxes } from './measures.ts'
import { nameShapes } from './names.ts'
import { buildShapes } from './pieces.ts'
import { plotPoints } from './points.ts'
import { classifyByProperties } from './properties.ts'
import { classifyQuadrilaterals } from './quadrilaterals.ts'
import { pythagoras } from './right-triangles.ts'
import { rigidMoves } from './rigid-transformations.ts'
import { scaleDrawings } from './scale-drawings.ts'
import { halvesAndQuarters } from './shares.ts'
import { trianglesPossible } from './triangles-possible.ts'
import { volumeAndNets } from './volume-and-nets.ts'
import { roundSolids } from './volume-round-solids.ts'

export const GEOMETRY_GENERATORS = {
  'name-shapes': nameShapes,
  'build-shapes': buildShapes,
  'halves-and-quarters': halvesAndQuarters,
  'shapes-and-equal-shares': shapesAndEqualShares,
  'area-with-squares': areaWithSquares,
  perimeter,
  'classify-quadrilaterals': classifyQuadrilaterals,
  'measure-angles': measureAngles,
  'lines-and-symmetry': linesAndSymmetry,
  'volume-of-boxes': volumeOfBoxes,
  'plot-points-first-quadrant': plotPoints,
  'classify-by-properties': classifyByProperties,
  'area-of-polygons': areaOfPolygons,
  'scale-drawings': scaleDrawings,
  'angle-pairs': anglePairs,
  'rigid-transformations': rigidMoves,
  'volume-and-nets': volumeAndNets,
  'triangles-possible': trianglesPossible,
  'cross-sections': crossSections,
  circles,
  'area-volume-problems': areaAndVolume,
  'dilations-and-similarity': dilations,
  'angles-parallel-lines': parallelAngles,
  'pythagorean-theorem': pythagoras,
  'volume-round-solids': roundSolids,
} as const satisfies Generators
