import type { Generators } from '../../generator.ts'
import { expressionsWithBrackets } from './brackets.ts'
import { numberPatterns } from './number-patterns.ts'

export const PATTERNS_GENERATORS = {
  'number-and-shape-patterns': numberPatterns,
  'expressions-with-brackets': expressionsWithBrackets,
} as const satisfies Generators
