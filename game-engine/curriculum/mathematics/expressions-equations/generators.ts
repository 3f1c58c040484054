import type { Generators } from '../../generator.ts'
import { linearEquations, oneStepEquations, twoStepEquations } from './equations.ts'
import { powersAndOrder } from './powers.ts'

export const EXPRESSIONS_EQUATIONS_GENERATORS = {
  'powers-and-order': powersAndOrder,
  'one-step-equations': oneStepEquations,
  'two-step-equations': twoStepEquations,
  'linear-equations-any': linearEquations,
} as const satisfies Generators
