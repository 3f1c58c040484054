import type { Generators } from '../../generator.ts'
import { chainRule } from './chain-rule.ts'
import { derivativeDefinition } from './derivative-definition.ts'
import { derivativesOfFunctions } from './derivatives-trig-exp-log.ts'
import { extremaAndShape } from './extrema-and-shape.ts'
import { optimization } from './optimization.ts'
import { powerRule } from './power-rule.ts'
import { productAndQuotient } from './product-quotient-rule.ts'
import { relatedRates } from './related-rates.ts'
import { tangentLines } from './tangent-lines.ts'

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
