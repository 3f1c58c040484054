import type { Generators } from '../../generator.ts'
import { conditionalProbability } from './conditional-probability.ts'
import { expectedValue } from './expected-value.ts'
import { permutationsCombinations } from './permutations-combinations.ts'
import { probabilityRules } from './probability-rules.ts'

export const HIGH_PROBABILITY_GENERATORS = {
  'probability-rules': probabilityRules,
  'conditional-probability': conditionalProbability,
  'permutations-combinations': permutationsCombinations,
  'expected-value': expectedValue,
} as const satisfies Generators
