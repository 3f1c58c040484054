import type { Generators } from '../../generator.ts'
import {
  addLike,
  addUnlike,
  divideUnit,
  fractionByWhole,
  mixedNumbers,
  multiplyFractions,
} from './calculating.ts'
import { samePart, unlikeParts } from './comparing.ts'
import { fractionsAsDivision } from './division.ts'
import { equivalentFractions, onNumberLine, unitFractions } from './naming.ts'

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
