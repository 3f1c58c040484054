import type { Generators } from '../../generator.ts'
import { compareGroups } from './compare-groups.ts'
import { countObjects } from './count-objects.ts'
import { countToHundred, countToHundredTwenty } from './number-sequence.ts'

export const COUNTING_GENERATORS = {
  'count-objects-to-20': countObjects,
  'count-to-100': countToHundred,
  'compare-groups-to-10': compareGroups,
  'count-to-120': countToHundredTwenty,
} as const satisfies Generators
