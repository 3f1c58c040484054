import type { Generators } from '../../generator.ts'
import { equivalentExpressions } from './equivalent-expressions.ts'
import { expandAndFactor } from './expand-and-factor-linear.ts'
import { exponentRules } from './exponent-rules.ts'
import { graphInequalities, twoStepInequalities } from './inequalities.ts'
import { linearEquations } from './linear-equations-any.ts'
import { oneStepEquations } from './one-step-equations.ts'
import { powersAndOrder } from './powers.ts'
import { twoVariables } from './rules.ts'
import { scientificNotation } from './scientific-notation.ts'
import { slope } from './slope-and-similar-triangles.ts'
import { squareAndCubeRoots } from './square-and-cube-roots.ts'
import { systems } from './systems-of-equations.ts'
import { twoStepEquations } from './two-step-equations.ts'
import { writeExpressions } from './write-expressions.ts'

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
