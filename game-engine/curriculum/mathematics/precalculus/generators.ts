import type { Generators } from '../../generator.ts'
import { complexPolar } from './complex-polar.ts'
import { conicSections } from './conic-sections.ts'
import { matrices } from './matrices.ts'
import { rationalFunctions } from './rational-functions.ts'

export const PRECALCULUS_GENERATORS = {
  matrices,
  'complex-polar': complexPolar,
  'conic-sections': conicSections,
  'rational-functions': rationalFunctions,
} as const satisfies Generators
