// The skills of mathematics that have exercises so far. Each area has a file of its own, so that a page loads those it needs.
import type { Generators } from '../generator.ts'
import { ADDITION_SUBTRACTION_GENERATORS } from './addition-subtraction/generators.ts'
import { ALGEBRA_1_GENERATORS } from './algebra-1/generators.ts'
import { ALGEBRA_2_GENERATORS } from './algebra-2/generators.ts'
import { COUNTING_GENERATORS } from './counting/generators.ts'
import { DATA_GENERATORS } from './data/generators.ts'
import { DECIMALS_GENERATORS } from './decimals/generators.ts'
import { DERIVATIVES_GENERATORS } from './derivatives/generators.ts'
import { EXPRESSIONS_EQUATIONS_GENERATORS } from './expressions-equations/generators.ts'
import { FRACTIONS_GENERATORS } from './fractions/generators.ts'
import { FUNCTIONS_GENERATORS } from './functions/generators.ts'
import { GEOMETRY_GENERATORS } from './geometry/generators.ts'
import { HIGH_GEOMETRY_GENERATORS } from './high-geometry/generators.ts'
import { HIGH_PROBABILITY_GENERATORS } from './high-probability/generators.ts'
import { HIGH_STATISTICS_GENERATORS } from './high-statistics/generators.ts'
import { INTEGRALS_GENERATORS } from './integrals/generators.ts'
import { LIMITS_GENERATORS } from './limits/generators.ts'
import { MEASUREMENT_GENERATORS } from './measurement/generators.ts'
import { MULTIPLICATION_DIVISION_GENERATORS } from './multiplication-division/generators.ts'
import { NUMBER_SYSTEM_GENERATORS } from './number-system/generators.ts'
import { PATTERNS_GENERATORS } from './patterns/generators.ts'
import { PLACE_VALUE_GENERATORS } from './place-value/generators.ts'
import { PRECALCULUS_GENERATORS } from './precalculus/generators.ts'
import { RATIOS_PERCENT_GENERATORS } from './ratios-percent/generators.ts'
import { STATISTICS_PROBABILITY_GENERATORS } from './statistics-probability/generators.ts'
import { TRIGONOMETRY_GENERATORS } from './trigonometry/generators.ts'

/** By area: the folder of the generators, and the file of their sentences. */
export const GENERATORS_BY_AREA = {
  'addition-subtraction': ADDITION_SUBTRACTION_GENERATORS,
  'algebra-1': ALGEBRA_1_GENERATORS,
  'algebra-2': ALGEBRA_2_GENERATORS,
  counting: COUNTING_GENERATORS,
  data: DATA_GENERATORS,
  decimals: DECIMALS_GENERATORS,
  derivatives: DERIVATIVES_GENERATORS,
  'expressions-equations': EXPRESSIONS_EQUATIONS_GENERATORS,
  fractions: FRACTIONS_GENERATORS,
  functions: FUNCTIONS_GENERATORS,
  geometry: GEOMETRY_GENERATORS,
  'high-geometry': HIGH_GEOMETRY_GENERATORS,
  'high-probability': HIGH_PROBABILITY_GENERATORS,
  'high-statistics': HIGH_STATISTICS_GENERATORS,
  integrals: INTEGRALS_GENERATORS,
  limits: LIMITS_GENERATORS,
  measurement: MEASUREMENT_GENERATORS,
  'multiplication-division': MULTIPLICATION_DIVISION_GENERATORS,
  'number-system': NUMBER_SYSTEM_GENERATORS,
  patterns: PATTERNS_GENERATORS,
  'place-value': PLACE_VALUE_GENERATORS,
  precalculus: PRECALCULUS_GENERATORS,
  'ratios-percent': RATIOS_PERCENT_GENERATORS,
  'statistics-probability': STATISTICS_PROBABILITY_GENERATORS,
  trigonometry: TRIGONOMETRY_GENERATORS,
} as const satisfies Readonly<Record<string, Generators>>

/** By skill id. */
export const MATH_GENERATORS = {
  ...ADDITION_SUBTRACTION_GENERATORS,
  ...ALGEBRA_1_GENERATORS,
  ...ALGEBRA_2_GENERATORS,
  ...COUNTING_GENERATORS,
  ...DATA_GENERATORS,
  ...DECIMALS_GENERATORS,
  ...DERIVATIVES_GENERATORS,
  ...EXPRESSIONS_EQUATIONS_GENERATORS,
  ...FRACTIONS_GENERATORS,
  ...FUNCTIONS_GENERATORS,
  ...GEOMETRY_GENERATORS,
  ...HIGH_GEOMETRY_GENERATORS,
  ...HIGH_PROBABILITY_GENERATORS,
  ...HIGH_STATISTICS_GENERATORS,
  ...INTEGRALS_GENERATORS,
  ...LIMITS_GENERATORS,
  ...MEASUREMENT_GENERATORS,
  ...MULTIPLICATION_DIVISION_GENERATORS,
  ...NUMBER_SYSTEM_GENERATORS,
  ...PATTERNS_GENERATORS,
  ...PLACE_VALUE_GENERATORS,
  ...PRECALCULUS_GENERATORS,
  ...RATIOS_PERCENT_GENERATORS,
  ...STATISTICS_PROBABILITY_GENERATORS,
  ...TRIGONOMETRY_GENERATORS,
} as const satisfies Generators
