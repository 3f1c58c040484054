import type { Generators } from '../../generator.ts'
import { fiveMinutes, hourAndHalf } from './clocks.ts'
import { convertAndRectangles } from './convert-units-and-rectangles.ts'
import { convertInProblems } from './convert-units-line-plots.ts'
import { elapsedTime } from './elapsed.ts'
import { lengthProblems } from './length-problems-number-line.ts'
import { massAndLiquid } from './mass.ts'
import { measureWithRuler } from './measure-with-a-ruler.ts'
import { measureWithUnits } from './measure-with-units.ts'
import { countMoney } from './money.ts'
import { compareSizes } from './sizes.ts'

export const MEASUREMENT_GENERATORS = {
  'compare-sizes': compareSizes,
  'measure-with-units': measureWithUnits,
  'time-hour-half-hour': hourAndHalf,
  'measure-with-a-ruler': measureWithRuler,
  'length-problems-number-line': lengthProblems,
  'time-to-five-minutes': fiveMinutes,
  'count-money': countMoney,
  'elapsed-time': elapsedTime,
  'mass-and-liquid': massAndLiquid,
  'convert-units-and-rectangles': convertAndRectangles,
  'convert-units-line-plots': convertInProblems,
} as const satisfies Generators
