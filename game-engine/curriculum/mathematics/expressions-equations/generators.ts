import type { Generators } from '../../generator.ts'
import { linearEquations, oneStepEquations, twoStepEquations } from './equations.ts'
import { exponentRules, scientificNotation, squareAndCubeRoots } from './exponents.ts'
import { equivalentExpressions, expandAndFactor, writeExpressions } from './expressions.ts'
import { graphInequalities, twoStepInequalities } from './inequalities.ts'
import { powersAndOrder } from './powers.ts'
import { twoVariables } from './rules.ts'
import { slope, systems } from './slope.ts'

export const EXPRESSIONS_EQUATIONS_GENERATORS = {
  'powers-and-order': powersAndOrder,
  'write-expressions': writeExpressions,
  'equivalent-expressions': equivalentExpressions,
  'one-step-equations': oneStepEquations,
  'graph-simple-inequalities': graphInequalities,
  'two-variables-in-tables': twoVariables,
  'expand-and-factor-linear': expandAndFactor,
  'two-step-equations': twoStepEquations,
  'two-step-inequalities': twoStepInequalities,
  'exponent-rules': exponentRules,
  'square-and-cube-roots': squareAndCubeRoots,
  'scientific-notation': scientificNotation,
  'slope-and-similar-triangles': slope,
  'linear-equations-any': linearEquations,
  'systems-of-equations': systems,
} as const satisfies Generators
