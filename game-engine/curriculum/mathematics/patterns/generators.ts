import type { Generators } from '../../generator.ts'
import { expressionsWithBrackets } from './brackets.ts'
import { numberPatterns } from './number-patterns.ts'
import { patternsInTables } from './tables.ts'

export const PATTERNS_GENERATORS = {
  'number-and-shape-patterns': numberPatterns,
  'expressions-with-brackets': expressionsWithBrackets,
  'patterns-in-tables': patternsInTables,
} as const satisfies Generators
