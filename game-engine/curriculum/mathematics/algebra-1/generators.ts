import type { Generators } from '../../generator.ts'
import { absoluteValueEquations, multiStepEquations, solveSystems } from './equations.ts'
import { averageRateOfChange, functionNotation } from './functions.ts'
import { exponentialGrowth, sequences } from './growth.ts'
import { linearInequalities, rearrangeFormulas } from './inequalities.ts'
import { equationsOfLines, graphLinearFunctions } from './lines.ts'
import { addMultiplyPolynomials, factorQuadratics } from './polynomials.ts'
import { rationalExponents, simplifyRadicals } from './powers-and-roots.ts'
import { completeTheSquare, graphParabolas, quadraticFormula, solveByFactoring } from './quadratics.ts'

export const ALGEBRA_1_GENERATORS = {
  'multi-step-linear-equations': multiStepEquations,
  'rearrange-formulas': rearrangeFormulas,
  'linear-inequalities-compound': linearInequalities,
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
  'add-multiply-polynomials': addMultiplyPolynomials,
  'factor-quadratics': factorQuadratics,
  'solve-quadratics-factoring': solveByFactoring,
  'complete-the-square': completeTheSquare,
  'quadratic-formula': quadraticFormula,
  'graph-parabolas': graphParabolas,
} as const satisfies Generators
