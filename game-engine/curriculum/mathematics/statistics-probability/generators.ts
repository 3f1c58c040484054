import type { Generators } from '../../generator.ts'
import { meanAndMedian } from './averages.ts'
import { simpleProbability, twoWayTables } from './chance.ts'

export const STATISTICS_PROBABILITY_GENERATORS = {
  'mean-and-median': meanAndMedian,
  'simple-probability': simpleProbability,
  'two-way-tables': twoWayTables,
} as const satisfies Generators
