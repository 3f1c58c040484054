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
import { pictureGraph, sortAndCount } from './data/charts.ts'
import { addSubtractDecimals, multiplyDivideDecimals } from './decimals/calculating.ts'
import { compareAndRound, powersOfTen, tenthsAndHundredths } from './decimals/writing.ts'
import {
  addLike,
  addUnlike,
  divideUnit,
  fractionByWhole,
  mixedNumbers,
  multiplyFractions,
} from './fractions/calculating.ts'
import { samePart, unlikeParts } from './fractions/comparing.ts'
import { equivalentFractions, onNumberLine, unitFractions } from './fractions/naming.ts'
import { areaWithSquares, perimeter, volumeOfBoxes } from './geometry/measures.ts'
import { fiveMinutes, hourAndHalf } from './measurement/clocks.ts'
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
import { expressionsWithBrackets } from './patterns/brackets.ts'
import { numberPatterns } from './patterns/number-patterns.ts'
import { compareThreeDigits, tensAndOnesCompared } from './place-value/compare.ts'
import { roundToTenOrHundred } from './place-value/rounding.ts'
import { teenNumbers } from './place-value/teen-numbers.ts'
import { hundredsTensOnes, placeValueToMillion } from './place-value/write-numbers.ts'

/** By skill id. */
export const MATH_GENERATORS = {
  'count-objects-to-20': countObjects,
  'count-to-100': countToHundred,
  'compare-groups-to-10': compareGroups,
  'stories-within-10': storiesWithinTen,
  'add-subtract-within-5': withinFive,
  'partners-of-ten': partnersOfTen,
  'teen-numbers': teenNumbers,
  'sort-and-count': sortAndCount,
  'count-to-120': countToHundredTwenty,
  'add-within-20-make-ten': makeTen,
  'subtract-within-20': subtractWithinTwenty,
  'fact-families': factFamilies,
  'word-problems-within-20': wordProblemsWithinTwenty,
  'true-equations': trueEquations,
  'tens-and-ones': tensAndOnesCompared,
  'add-tens-and-ones': tensAndOnes,
  'time-hour-half-hour': hourAndHalf,
  'picture-graph-three-kinds': pictureGraph,
  'facts-within-20': factsWithinTwenty,
  'odd-and-even': oddAndEven,
  'arrays-and-rows': arraysAndRows,
  'hundreds-tens-ones': hundredsTensOnes,
  'compare-three-digit': compareThreeDigits,
  'add-within-100': addWithinHundred,
  'subtract-within-100': subtractWithinHundred,
  'word-problems-within-100': wordProblemsWithinHundred,
  'add-subtract-within-1000': withinThousand,
  'time-to-five-minutes': fiveMinutes,
  'multiply-as-equal-groups': equalGroups,
  'divide-as-sharing': divideAsSharing,
  'multiplication-facts': multiplicationFacts,
  'unknown-in-times-equations': missingFactor,
  'break-apart-to-multiply': breakApart,
  'round-to-10-or-100': roundToTenOrHundred,
  'add-subtract-fluently-1000': fluentlyWithinThousand,
  'multiply-by-tens': multiplyByTens,
  'unit-fractions': unitFractions,
  'fractions-on-number-line': onNumberLine,
  'equivalent-fractions-pictures': equivalentFractions,
  'compare-fractions-same-part': samePart,
  'area-with-squares': areaWithSquares,
  perimeter,
  'times-as-many': timesAsMany,
  'factors-and-primes': factorsAndPrimes,
  'number-and-shape-patterns': numberPatterns,
  'place-value-to-million': placeValueToMillion,
  'add-subtract-standard': standardMethod,
  'multiply-multi-digit-area': multiplyByArea,
  'divide-by-one-digit': divideByOneDigit,
  'problems-with-remainders': remainders,
  'equivalent-and-compare-fractions': unlikeParts,
  'mixed-numbers': mixedNumbers,
  'add-fractions-like': addLike,
  'multiply-fraction-by-whole': fractionByWhole,
  'tenths-and-hundredths': tenthsAndHundredths,
  'powers-of-ten': powersOfTen,
  'compare-round-decimals': compareAndRound,
  'expressions-with-brackets': expressionsWithBrackets,
  'multiply-standard': multiplyStandard,
  'divide-by-two-digit': divideByTwoDigits,
  'add-subtract-decimals': addSubtractDecimals,
  'multiply-divide-decimals': multiplyDivideDecimals,
  'add-fractions-unlike': addUnlike,
  'multiply-fractions': multiplyFractions,
  'divide-unit-fractions': divideUnit,
  'volume-of-boxes': volumeOfBoxes,
} as const satisfies Generators
