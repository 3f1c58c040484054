import type { Generators } from '../../generator.ts'
import { continuity } from './continuity.ts'
import { lHospital } from './lhospital-rule.ts'
import { limitsByAlgebra } from './limits-algebra.ts'
import { limitsFromGraphs } from './limits-graphs-tables.ts'
import { limitsAtInfinity } from './limits-infinity.ts'

export const LIMITS_GENERATORS = {
  'limits-graphs-tables': limitsFromGraphs,
  'limits-algebra': limitsByAlgebra,
  'limits-infinity': limitsAtInfinity,
  continuity,
  'lhospital-rule': lHospital,
} as const satisfies Generators
