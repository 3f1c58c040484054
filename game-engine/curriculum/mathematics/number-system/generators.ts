import type { Generators } from '../../generator.ts'
import { orderSigned } from './absolute-value-and-order.ts'
import { addSubtractRationals } from './add-subtract-rationals.ts'
import { decimalOperations } from './decimal-operations.ts'
import { divideFractions } from './divide-fractions.ts'
import { fourQuadrants } from './four-quadrants.ts'
import { factorsAndMultiples } from './gcf-and-lcm.ts'
import { fractionsToDecimals, irrationalNumbers } from './irrational.ts'
import { multiplyDivideRationals } from './multiply-divide-rationals.ts'
import { negativeNumbers } from './negative-numbers.ts'

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
