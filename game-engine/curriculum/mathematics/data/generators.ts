import type { Generators } from '../../generator.ts'
import { pictureGraph, sortAndCount } from './charts.ts'

export const DATA_GENERATORS = {
  'sort-and-count': sortAndCount,
  'picture-graph-three-kinds': pictureGraph,
} as const satisfies Generators
