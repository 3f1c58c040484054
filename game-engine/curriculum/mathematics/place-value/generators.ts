import type { Generators } from '../../generator.ts'
import { compareThreeDigits, tensAndOnesCompared } from './compare.ts'
import { roundToTenOrHundred } from './rounding.ts'
import { teenNumbers } from './teen-numbers.ts'
import { hundredsTensOnes, placeValueToMillion } from './write-numbers.ts'

export const PLACE_VALUE_GENERATORS = {
  'teen-numbers': teenNumbers,
  'tens-and-ones': tensAndOnesCompared,
  'hundreds-tens-ones': hundredsTensOnes,
  'compare-three-digit': compareThreeDigits,
  'round-to-10-or-100': roundToTenOrHundred,
  'place-value-to-million': placeValueToMillion,
} as const satisfies Generators
