// The skills of mathematics that have exercises so far.
import type { Generators } from '../generator.ts'
import {
  fluentlyWithinThousand,
  standardMethod,
  subtractWithinHundred,
  tensAndOnes,
  withinThousand,
} from './addition-subtraction/columns.ts'
import {
  factsWithinTwenty,
  makeTen,
  partnersOfTen,
  subtractWithinTwenty,
  withinFive,
} from './addition-subtraction/facts.ts'
import { factFamilies, trueEquations } from './addition-subtraction/families.ts'
import { oddAndEven } from './addition-subtraction/odd-and-even.ts'
import {
  storiesWithinTen,
  wordProblemsWithinHundred,
  wordProblemsWithinTwenty,
} from './addition-subtraction/stories.ts'
import { addWithinHundred } from './addition-subtraction/sum-of-several.ts'
import { compareGroups } from './counting/compare-groups.ts'
import { countObjects } from './counting/count-objects.ts'
import { countToHundred, countToHundredTwenty } from './counting/number-sequence.ts'
import { factorsAndPrimes } from './multiplication-division/factors.ts'
import {
  breakApart,
  missingFactor,
  multiplicationFacts,
  multiplyByTens,
} from './multiplication-division/facts.ts'
import { arraysAndRows, divideAsSharing, equalGroups } from './multiplication-division/groups.ts'
import {
  divideByOneDigit,
  divideByTwoDigits,
  multiplyByArea,
  multiplyStandard,
} from './multiplication-division/long.ts'
import { remainders, timesAsMany } from './multiplication-division/stories.ts'

/** By skill id. */
export const MATH_GENERATORS = {
  'count-objects-to-20': countObjects,
  'count-to-100': countToHundred,
  'compare-groups-to-10': compareGroups,
  'stories-within-10': storiesWithinTen,
  'add-subtract-within-5': withinFive,
  'partners-of-ten': partnersOfTen,
  'count-to-120': countToHundredTwenty,
  'add-within-20-make-ten': makeTen,
  'subtract-within-20': subtractWithinTwenty,
  'fact-families': factFamilies,
  'word-problems-within-20': wordProblemsWithinTwenty,
  'true-equations': trueEquations,
  'add-tens-and-ones': tensAndOnes,
  'facts-within-20': factsWithinTwenty,
  'odd-and-even': oddAndEven,
  'arrays-and-rows': arraysAndRows,
  'add-within-100': addWithinHundred,
  'subtract-within-100': subtractWithinHundred,
  'word-problems-within-100': wordProblemsWithinHundred,
  'add-subtract-within-1000': withinThousand,
  'multiply-as-equal-groups': equalGroups,
  'divide-as-sharing': divideAsSharing,
  'multiplication-facts': multiplicationFacts,
  'unknown-in-times-equations': missingFactor,
  'break-apart-to-multiply': breakApart,
  'add-subtract-fluently-1000': fluentlyWithinThousand,
  'multiply-by-tens': multiplyByTens,
  'times-as-many': timesAsMany,
  'factors-and-primes': factorsAndPrimes,
  'add-subtract-standard': standardMethod,
  'multiply-multi-digit-area': multiplyByArea,
  'divide-by-one-digit': divideByOneDigit,
  'problems-with-remainders': remainders,
  'multiply-standard': multiplyStandard,
  'divide-by-two-digit': divideByTwoDigits,
} as const satisfies Generators
