import type { Generators } from '../../generator.ts'
import {
  chainRule,
  derivativeDefinition,
  derivativesOfFunctions,
  powerRule,
  productAndQuotient,
} from './rules.ts'
import { extremaAndShape, optimization, relatedRates, tangentLines } from './use.ts'

export const DERIVATIVES_GENERATORS = {
  'derivative-definition': derivativeDefinition,
  'power-rule': powerRule,
  'product-quotient-rule': productAndQuotient,
  'derivatives-trig-exp-log': derivativesOfFunctions,
  'chain-rule': chainRule,
  'tangent-lines': tangentLines,
  'extrema-and-shape': extremaAndShape,
  optimization,
  'related-rates': relatedRates,
} as const satisfies Generators
