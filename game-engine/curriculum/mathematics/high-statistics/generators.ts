import type { Generators } from '../../generator.ts'
import { bestFit } from './best-fit-and-residuals.ts'
import { compareDataDisplays } from './compare-data-displays.ts'
import { normalDistribution } from './normal-distribution.ts'
import { samplesAndExperiments } from './samples-and-experiments.ts'

export const HIGH_STATISTICS_GENERATORS = {
  'compare-data-displays': compareDataDisplays,
  'best-fit-and-residuals': bestFit,
  'normal-distribution': normalDistribution,
  'samples-and-experiments': samplesAndExperiments,
} as const satisfies Generators
