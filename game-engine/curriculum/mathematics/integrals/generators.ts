import type { Generators } from '../../generator.ts'
import {
  antiderivatives,
  areaBetweenCurves,
  definiteIntegrals,
  riemannSums,
  substitution,
} from './integrals.ts'

export const INTEGRALS_GENERATORS = {
  antiderivatives,
  'riemann-sums': riemannSums,
  'definite-integrals': definiteIntegrals,
  'u-substitution': substitution,
  'area-between-curves': areaBetweenCurves,
} as const satisfies Generators
