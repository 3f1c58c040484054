import type { Generators } from '../../generator.ts'
import { pictureGraph, sortAndCount } from './charts.ts'
import { barAndLinePlots, scaledGraphs } from './plots.ts'

export const DATA_GENERATORS = {
  'sort-and-count': sortAndCount,
  'picture-graph-three-kinds': pictureGraph,
  'bar-and-line-plots': barAndLinePlots,
  'scaled-graphs': scaledGraphs,
} as const satisfies Generators
