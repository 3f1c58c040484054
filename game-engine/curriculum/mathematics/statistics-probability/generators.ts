import type { Generators } from '../../generator.ts'
import { meanAndMedian } from './averages.ts'
import { simpleProbability, twoWayTables } from './chance.ts'
import { compareGroups } from './compare-two-groups.ts'
import { samples } from './samples-and-populations.ts'
import { scatterPlots } from './scatter-plots-and-lines.ts'
import { spreadAndDisplays } from './spread-and-displays.ts'
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
