import type { Generators } from '../../generator.ts'
import { meanAndMedian } from './averages.ts'
import { simpleProbability, twoWayTables } from './chance.ts'
import { compareGroups, samples, scatterPlots, spreadAndDisplays } from './spread.ts'
import { compoundProbability } from './two-events.ts'

export const STATISTICS_PROBABILITY_GENERATORS = {
  'mean-and-median': meanAndMedian,
  'simple-probability': simpleProbability,
  'two-way-tables': twoWayTables,
  'spread-and-displays': spreadAndDisplays,
  'samples-and-populations': samples,
  'compare-two-groups': compareGroups,
  'compound-probability': compoundProbability,
  'scatter-plots-and-lines': scatterPlots,
} as const satisfies Generators
