import type { Generators } from '../../generator.ts'
import { antiderivatives } from './antiderivatives.ts'
import { areaBetweenCurves } from './area-between-curves.ts'
import { definiteIntegrals } from './definite-integrals.ts'
import { riemannSums } from './riemann-sums.ts'
import { separableEquations } from './separable-equations.ts'
import { substitution } from './u-substitution.ts'

export const INTEGRALS_GENERATORS = {
  antiderivatives,
  'riemann-sums': riemannSums,
  'definite-integrals': definiteIntegrals,
  'u-substitution': substitution,
  'area-between-curves': areaBetweenCurves,
  'separable-equations': separableEquations,
} as const satisfies Generators
