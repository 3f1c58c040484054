import type { Generators } from '../../generator.ts'
import { addSubtractDecimals, multiplyDivideDecimals } from './calculating.ts'
import { compareAndRound, powersOfTen, tenthsAndHundredths } from './writing.ts'

export const DECIMALS_GENERATORS = {
  'tenths-and-hundredths': tenthsAndHundredths,
  'powers-of-ten': powersOfTen,
  'compare-round-decimals': compareAndRound,
  'add-subtract-decimals': addSubtractDecimals,
  'multiply-divide-decimals': multiplyDivideDecimals,
} as const satisfies Generators
