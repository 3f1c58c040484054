import type { Generators } from '../../generator.ts'
import { percentChange } from './percent-change-and-money.ts'
import { percentOf } from './percent-of-a-quantity.ts'
import { fractionRates, proportional } from './proportional.ts'
import { convertWithRatios, unitRates } from './rates.ts'
import { ratioLanguage, ratioTables } from './ratios.ts'

export const RATIOS_PERCENT_GENERATORS = {
  'ratio-language': ratioLanguage,
  'ratio-tables': ratioTables,
  'unit-rates': unitRates,
  'unit-rates-with-fractions': fractionRates,
  'proportional-relationships': proportional,
  'percent-of-a-quantity': percentOf,
  'convert-units-with-ratios': convertWithRatios,
  'percent-change-and-money': percentChange,
} as const satisfies Generators
