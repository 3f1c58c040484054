import type { Generators } from '../../generator.ts'
import {
  addSubtractRationals,
  decimalOperations,
  divideFractions,
  factorsAndMultiples,
  multiplyDivideRationals,
} from './calculating.ts'
import { fractionsToDecimals, irrationalNumbers } from './irrational.ts'
import { fourQuadrants, negativeNumbers, orderSigned } from './signed.ts'

export const NUMBER_SYSTEM_GENERATORS = {
  'divide-fractions': divideFractions,
  'decimal-operations': decimalOperations,
  'gcf-and-lcm': factorsAndMultiples,
  'negative-numbers': negativeNumbers,
  'absolute-value-and-order': orderSigned,
  'four-quadrants': fourQuadrants,
  'add-subtract-rationals': addSubtractRationals,
  'multiply-divide-rationals': multiplyDivideRationals,
  'fractions-to-decimals': fractionsToDecimals,
  'irrational-numbers': irrationalNumbers,
} as const satisfies Generators
