import type { Generators } from '../../generator.ts'
import { fiveMinutes, hourAndHalf } from './clocks.ts'

export const MEASUREMENT_GENERATORS = {
  'time-hour-half-hour': hourAndHalf,
  'time-to-five-minutes': fiveMinutes,
} as const satisfies Generators
