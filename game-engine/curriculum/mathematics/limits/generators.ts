import type { Generators } from '../../generator.ts'
import { lHospital, limitsAtInfinity, limitsByAlgebra } from './calculated.ts'
import { continuity, limitsFromGraphs } from './seen.ts'

export const LIMITS_GENERATORS = {
  'limits-graphs-tables': limitsFromGraphs,
  'limits-algebra': limitsByAlgebra,
  'limits-infinity': limitsAtInfinity,
  continuity,
  'lhospital-rule': lHospital,
} as const satisfies Generators
