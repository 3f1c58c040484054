import type { Generators } from '../../generator.ts'
import { describeGraphs } from './graph-stories.ts'
import { buildLinear, functionOrNot } from './linear-functions.ts'

export const FUNCTIONS_GENERATORS = {
  'function-or-not': functionOrNot,
  'build-linear-functions': buildLinear,
  'describe-graphs': describeGraphs,
} as const satisfies Generators
