import type { Generators } from '../../generator.ts'
import { pictureGraph, sortAndCount } from './charts.ts'
import { fractionPlots } from './fraction-plots.ts'
import { barAndLinePlots, scaledGraphs } from './plots.ts'

export const DATA_GENERATORS = {
  'sort-and-count': sortAndCount,
  'picture-graph-three-kinds': pictureGraph,
  'bar-and-line-plots': barAndLinePlots,
  'scaled-graphs': scaledGraphs,
  'line-plots-with-fractions': fractionPlots,
} as const satisfies Generators
