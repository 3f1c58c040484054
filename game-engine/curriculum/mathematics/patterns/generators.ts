import type { Generators } from '../../generator.ts'
import { expressionsWithBrackets } from './brackets.ts'
import { numberPatterns } from './number-patterns.ts'
import { patternsInTables } from './tables.ts'
import { graphTwoPatterns } from './two-patterns.ts'

export const PATTERNS_GENERATORS = {
  'number-and-shape-patterns': numberPatterns,
  'expressions-with-brackets': expressionsWithBrackets,
  'patterns-in-tables': patternsInTables,
  'graph-two-patterns': graphTwoPatterns,
} as const satisfies Generators
