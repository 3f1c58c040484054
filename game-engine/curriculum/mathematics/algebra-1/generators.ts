import type { Generators } from '../../generator.ts'
import { absoluteValueEquations, multiStepEquations, solveSystems } from './equations.ts'
import { averageRateOfChange, functionNotation } from './functions.ts'
import { exponentialGrowth, sequences } from './growth.ts'
import { equationsOfLines, graphLinearFunctions } from './lines.ts'
import { rationalExponents, simplifyRadicals } from './powers-and-roots.ts'

export const ALGEBRA_1_GENERATORS = {
  'multi-step-linear-equations': multiStepEquations,
  'absolute-value-equations': absoluteValueEquations,
  'function-notation': functionNotation,
  'graph-linear-functions': graphLinearFunctions,
  'equations-of-lines': equationsOfLines,
  'average-rate-of-change': averageRateOfChange,
  'solve-systems-algebra': solveSystems,
  'sequences-arithmetic-geometric': sequences,
  'exponential-growth': exponentialGrowth,
  'rational-exponents': rationalExponents,
  'simplify-radicals': simplifyRadicals,
} as const satisfies Generators
