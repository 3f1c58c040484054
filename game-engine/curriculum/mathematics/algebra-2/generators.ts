import type { Generators } from '../../generator.ts'
import { complexNumbers } from './complex-numbers.ts'
import { identitiesAndBinomial } from './identities-and-binomial.ts'
import { polynomialDivision } from './polynomial-division.ts'
import { complexRoots } from './quadratics-complex-roots.ts'
import { zerosOfPolynomials } from './zeros-of-polynomials.ts'

export const ALGEBRA_2_GENERATORS = {
  'complex-numbers': complexNumbers,
  'quadratics-complex-roots': complexRoots,
  'polynomial-division': polynomialDivision,
  'zeros-of-polynomials': zerosOfPolynomials,
  'identities-and-binomial': identitiesAndBinomial,
} as const satisfies Generators
