import type { Generators } from '../../generator.ts'
import { combineFunctions } from './combine-functions.ts'
import { complexNumbers } from './complex-numbers.ts'
import { expLogEquations } from './exp-log-equations.ts'
import { geometricSeries } from './geometric-series.ts'
import { identitiesAndBinomial } from './identities-and-binomial.ts'
import { inverseFunctions } from './inverse-functions.ts'
import { logarithms } from './logarithms.ts'
import { nonlinearSystems } from './nonlinear-systems.ts'
import { polynomialDivision } from './polynomial-division.ts'
import { complexRoots } from './quadratics-complex-roots.ts'
import { radicalEquations } from './radical-equations.ts'
import { rationalEquations } from './rational-equations.ts'
import { rationalExpressions } from './rational-expressions.ts'
import { transformGraphs } from './transform-graphs.ts'
import { zerosOfPolynomials } from './zeros-of-polynomials.ts'

export const ALGEBRA_2_GENERATORS = {
  'complex-numbers': complexNumbers,
  'quadratics-complex-roots': complexRoots,
  'polynomial-division': polynomialDivision,
  'zeros-of-polynomials': zerosOfPolynomials,
  'identities-and-binomial': identitiesAndBinomial,
  'rational-expressions': rationalExpressions,
  'rational-equations': rationalEquations,
  'radical-equations': radicalEquations,
  'transform-graphs': transformGraphs,
  'combine-functions': combineFunctions,
  'inverse-functions': inverseFunctions,
  logarithms,
  'exp-log-equations': expLogEquations,
  'geometric-series': geometricSeries,
  'nonlinear-systems': nonlinearSystems,
} as const satisfies Generators
