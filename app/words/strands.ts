// The strands of mathematics, as the map of practice names them.
import { m } from '#app/i18n/generated/messages.ts'
import type { MathStrand } from '#engine/curriculum/mathematics/math-skill.ts'

export const STRAND_NAMES: Readonly<Record<MathStrand, () => string>> = {
  counting: m.practice_strand_counting,
  'addition-subtraction': m.practice_strand_addition,
  'multiplication-division': m.practice_strand_multiplication,
  'place-value': m.practice_strand_place_value,
  fractions: m.practice_strand_fractions,
  decimals: m.practice_strand_decimals,
  patterns: m.practice_strand_patterns,
  measurement: m.practice_strand_measurement,
  geometry: m.practice_strand_geometry,
  data: m.practice_strand_data,
  'ratios-percent': m.practice_strand_ratios,
  'number-system': m.practice_strand_numbers,
  'expressions-equations': m.practice_strand_equations,
  functions: m.practice_strand_functions,
  'statistics-probability': m.practice_strand_statistics,
  'algebra-1': m.practice_strand_algebra1,
  'algebra-2': m.practice_strand_algebra2,
  trigonometry: m.practice_strand_trigonometry,
  precalculus: m.practice_strand_precalculus,
  limits: m.practice_strand_limits,
  derivatives: m.practice_strand_derivatives,
  integrals: m.practice_strand_integrals,
}
