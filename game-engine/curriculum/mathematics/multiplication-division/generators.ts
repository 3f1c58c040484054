import type { Generators } from '../../generator.ts'
import { breakApart } from './break-apart-to-multiply.ts'
import { factorsAndPrimes } from './factors.ts'
import { arraysAndRows, divideAsSharing, equalGroups } from './groups.ts'
import { divideByOneDigit, divideByTwoDigits, multiplyByArea, multiplyStandard } from './long.ts'
import { multiplicationFacts } from './multiplication-facts.ts'
import { multiplyByTens } from './multiply-by-tens.ts'
import { remainders, timesAsMany } from './stories.ts'
import { twoStepProblems } from './two-steps.ts'
import { missingFactor } from './unknown-in-times-equations.ts'

export const MULTIPLICATION_DIVISION_GENERATORS = {
  'arrays-and-rows': arraysAndRows,
  'multiply-as-equal-groups': equalGroups,
  'divide-as-sharing': divideAsSharing,
  'multiplication-facts': multiplicationFacts,
  'unknown-in-times-equations': missingFactor,
  'break-apart-to-multiply': breakApart,
  'two-step-problems': twoStepProblems,
  'multiply-by-tens': multiplyByTens,
  'times-as-many': timesAsMany,
  'factors-and-primes': factorsAndPrimes,
  'multiply-multi-digit-area': multiplyByArea,
  'divide-by-one-digit': divideByOneDigit,
  'problems-with-remainders': remainders,
  'multiply-standard': multiplyStandard,
  'divide-by-two-digit': divideByTwoDigits,
} as const satisfies Generators
