import type { Generators } from '../../generator.ts'
import { addLike } from './add-fractions-like.ts'
import { addUnlike } from './add-fractions-unlike.ts'
import { samePart, unlikeParts } from './comparing.ts'
import { divideUnit } from './divide-unit-fractions.ts'
import { fractionsAsDivision } from './division.ts'
import { equivalentFractions } from './equivalent-fractions-pictures.ts'
import { onNumberLine } from './fractions-on-number-line.ts'
import { mixedNumbers } from './mixed-numbers.ts'
import { fractionByWhole } from './multiply-fraction-by-whole.ts'
import { multiplyFractions } from './multiply-fractions.ts'
import { unitFractions } from './unit-fractions.ts'

export const FRACTIONS_GENERATORS = {
  'unit-fractions': unitFractions,
  'fractions-on-number-line': onNumberLine,
  'equivalent-fractions-pictures': equivalentFractions,
  'compare-fractions-same-part': samePart,
  'equivalent-and-compare-fractions': unlikeParts,
  'mixed-numbers': mixedNumbers,
  'add-fractions-like': addLike,
  'multiply-fraction-by-whole': fractionByWhole,
  'add-fractions-unlike': addUnlike,
  'fractions-as-division': fractionsAsDivision,
  'multiply-fractions': multiplyFractions,
  'divide-unit-fractions': divideUnit,
} as const satisfies Generators
