import type { Generators } from '../../generator.ts'
import { absoluteValueEquations } from './absolute-value-equations.ts'
import { addMultiplyPolynomials } from './add-multiply-polynomials.ts'
import { averageRateOfChange } from './average-rate-of-change.ts'
import { completeTheSquare } from './complete-the-square.ts'
import { equationsOfLines } from './equations-of-lines.ts'
import { exponentialGrowth } from './exponential-growth.ts'
import { factorQuadratics } from './factor-quadratics.ts'
import { functionNotation } from './function-notation.ts'
import { graphLinearFunctions } from './graph-linear-functions.ts'
import { graphParabolas } from './graph-parabolas.ts'
import { graphInequalities } from './graph-systems-inequalities.ts'
import { linearInequalities } from './linear-inequalities-compound.ts'
import { multiStepEquations } from './multi-step-linear-equations.ts'
import { rationalExponents, simplifyRadicals } from './powers-and-roots.ts'
import { quadraticFormula } from './quadratic-formula.ts'
import { rearrangeFormulas } from './rearrange-formulas.ts'
import { sequences } from './sequences-arithmetic-geometric.ts'
import { solveByFactoring } from './solve-quadratics-factoring.ts'
import { solveSystems } from './solve-systems-algebra.ts'
import { unitsAndAccuracy } from './units-and-accuracy.ts'

export const ALGEBRA_1_GENERATORS = {
  'units-and-accuracy': unitsAndAccuracy,
  'multi-step-linear-equations': multiStepEquations,
  'rearrange-formulas': rearrangeFormulas,
  'linear-inequalities-compound': linearInequalities,
  'absolute-value-equations': absoluteValueEquations,
  'function-notation': functionNotation,
  'graph-linear-functions': graphLinearFunctions,
  'equations-of-lines': equationsOfLines,
  'average-rate-of-change': averageRateOfChange,
  'solve-systems-algebra': solveSystems,
  'graph-systems-inequalities': graphInequalities,
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
