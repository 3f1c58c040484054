import type { Generators } from '../../generator.ts'
import {
  conditionalProbability,
  expectedValue,
  permutationsCombinations,
  probabilityRules,
} from './chance.ts'

export const HIGH_PROBABILITY_GENERATORS = {
  'probability-rules': probabilityRules,
  'conditional-probability': conditionalProbability,
  'permutations-combinations': permutationsCombinations,
  'expected-value': expectedValue,
} as const satisfies Generators
