import type { Generators } from '../../generator.ts'
import { graphSineCosine } from './graph-sine-cosine.ts'
import { lawsOfSinesCosines } from './laws-of-sines-cosines.ts'
import { pythagoreanIdentity } from './pythagorean-identity.ts'
import { solveTrigEquations } from './solve-trig-equations.ts'
import { trigIdentities } from './trig-identities.ts'
import { unitCircleRadians } from './unit-circle-radians.ts'
import { vectors } from './vectors.ts'

export const TRIGONOMETRY_GENERATORS = {
  'unit-circle-radians': unitCircleRadians,
  'graph-sine-cosine': graphSineCosine,
  'pythagorean-identity': pythagoreanIdentity,
  'trig-identities': trigIdentities,
  'solve-trig-equations': solveTrigEquations,
  'laws-of-sines-cosines': lawsOfSinesCosines,
  vectors,
} as const satisfies Generators
